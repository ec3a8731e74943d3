import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiProblem } from '../api/api.js';
import type { Cart, CartItem } from '../features/checkout/checkout.api.js';
// Loaded with the test, which need not wait for it then: how long that takes depends on the machine.
import '../features/tour-page/change-booking.js';
import { aTour, anOption } from '../features/tour-page/testing/a-tour.js';
import { openPage } from '../testing/open-page.js';
import { CartScreen } from './cart-screen.js';
import { aCart, aCartItem } from '../features/checkout/testing/a-cart.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const DAY = '2027-05-02';
const walk = aCartItem({
  id: 'item-1',
  tour: { name: 'A walk', slug: 'a-walk', city: 'Rome' },
  datetime: { date: DAY, time: '09:30' },
  startsAt: `${DAY}T07:30:00.000Z`,
  timeZone: 'Europe/Rome',
  duration: 120,
  travellers: { adults: 3, children: 0, infants: 0 },
  guideLanguage: 'de_DE',
  meetingPoint: { id: 'point-2', name: 'Fountain', address: 'Via' },
  specialRequirements: 'Slowly',
  price: eur(24_000),
  previousPrice: null,
  guaranteedUntil: '2027-05-01T08:00:00.000Z',
  cancellableUntil: '2027-05-01T07:30:00.000Z',
  refusal: null,
});
const points = ['point-1', 'point-2'].map((id) => ({
  id,
  name: id,
  address: 'Piazza',
  latitude: 41.9,
  longitude: 12.4,
}));
const tour = aTour({ meetingPoints: points, options: [anOption(), anOption({ id: 'option-2', duration: 180 })] });

class CartTestApi {
  items: readonly CartItem[] = [walk];
  refusal: ApiProblem | undefined;
  readonly sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  readonly asked: Record<string, unknown>[] = [];

  get cart(): Cart {
    const total = eur(this.items.reduce((sum, { price }) => sum + price.amount, 0));
    return aCart({ items: this.items, total, version: 'v' });
  }

  readonly get = (path: string, query: Record<string, unknown> = {}): Promise<unknown> => {
    if (path === '/api/cart') return Promise.resolve(this.cart);
    if (path === '/api/tour/a-walk') return Promise.resolve(tour);
    if (!path.endsWith('/availability')) return Promise.resolve([]);
    this.asked.push(query);
    const slots = [
      { date: DAY, time: '09:30', startsAt: walk.startsAt, timeZone: walk.timeZone, left: 1 },
      { date: DAY, time: '14:00', startsAt: `${DAY}T12:00:00.000Z`, timeZone: walk.timeZone, left: 1 },
    ];
    return Promise.resolve([{ date: DAY, slots }]);
  };

  readonly send = (method: string, path: string, body: Record<string, unknown>): Promise<unknown> => {
    if (path.endsWith('/price')) {
      const price = eur(body['duration'] === 180 ? 30_000 : 24_000);
      return Promise.resolve({
        price,
        priceOriginalCurrency: price,
        rate: { from: 'EUR', to: 'EUR', rate: '1', date: '2027-05-01T00:00:00Z' },
        steps: [],
        tickets: null,
        guaranteedUntil: '2027-05-01T10:00:00Z',
        quoteToken: `token of ${price.amount}`,
      });
    }
    this.sent.push({ path: `${method} ${path}`, body });
    if (this.refusal) return Promise.reject(this.refusal);
    this.items = [{ ...walk, duration: 180, price: eur(30_000), specialRequirements: 'Slowly, please' }];
    return Promise.resolve(this.cart);
  };
}

const open = (testApi: CartTestApi, search: string) =>
  openPage({
    page: CartScreen,
    path: 'cart',
    search,
    messages: ['checkout', 'price-steps', 'tour-page'],
    api: testApi as never,
  });
const form = async () => {
  const panel = within(await screen.findByRole('region', { name: 'What would you like to change?' }));
  await panel.findByRole('button', { name: 'Save changes' });
  return panel;
};
const choose = (panel: Awaited<ReturnType<typeof form>>, name: string): void =>
  void fireEvent.click(panel.getByRole('radio', { name }));
const isChosen = (choice: HTMLElement): boolean => (choice as HTMLInputElement).checked;

describe('a line of the cart that is changed', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it('has all that it holds in the form, and changes by one call, which is told with the new price', async () => {
    const testApi = new CartTestApi();
    const { router } = await open(testApi, '');
    const link = await screen.findByRole('link', { name: 'Change A walk' });
    expect(link.getAttribute('href')).toBe('/en_US/EUR/cart?change=item-1');
    fireEvent.click(link);
    const panel = await form();
    expect(isChosen(await panel.findByRole('radio', { name: /^9:30/ }))).toBe(true);
    expect(isChosen(panel.getByRole('radio', { name: '2 hr' }))).toBe(true);
    expect(isChosen(panel.getByRole('radio', { name: /point-2/ }))).toBe(true);
    expect(panel.getByRole<HTMLSelectElement>('combobox').value).toBe('de_DE');
    expect(panel.getByRole('button', { name: /3\sadults/ })).toBeTruthy();
    const wishes = panel.getByLabelText<HTMLTextAreaElement>(/Wishes for the guide/);
    expect(wishes.value).toBe('Slowly');
    expect(testApi.asked.every(({ item }) => item === 'item-1')).toBe(true);
    choose(panel, '3 hr');
    fireEvent.change(wishes, { target: { value: ' Slowly, please ' } });
    expect(await panel.findByText('€300.00')).toBeTruthy();
    expect(panel.getByText(/So far it was/).textContent).toContain('€240.00');
    fireEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    const told = await screen.findByText('Your changes are saved');
    expect(testApi.sent).toHaveLength(1);
    expect(testApi.sent[0]).toMatchObject({
      path: 'PATCH /api/cart/items/item-1',
      body: {
        duration: 180,
        datetime: { date: DAY, time: '09:30' },
        travellers: walk.travellers,
        guideLanguage: 'de_DE',
        meetingPoint: 'point-2',
        specialRequirements: 'Slowly, please',
        quoteToken: 'token of 30000',
      },
    });
    const notice = told.closest<HTMLElement>('[role="status"]')!;
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['How long: 3 hr', 'Wishes for the guide: Slowly, please', 'Price: €240.00 → €300.00']);
    await waitFor(() => expect(router.state.location.href).toBe('/en_US/EUR/cart'));
    expect(document.activeElement).toBe(notice);
    expect(screen.getAllByRole('heading', { level: 2, name: 'A walk' })).toHaveLength(1);
  });

  it.each([
    ['SLOT_TAKEN', 'Somebody was quicker'],
    ['PARTY_NOT_BOOKABLE', 'At least four'],
    ['QUOTE_TOKEN_INVALID', 'The price is another one now'],
  ])('keeps the line and what was chosen where it is refused: %s', async (code, detail) => {
    const testApi = new CartTestApi();
    testApi.refusal = new ApiProblem({ status: 409, code, detail });
    const { router } = await open(testApi, '?change=item-1');
    const panel = await form();
    fireEvent.click(await panel.findByRole('radio', { name: /^2:00/ }));
    choose(panel, '3 hr');
    expect(await panel.findByText('€300.00')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    expect(await panel.findByText(detail)).toBeTruthy();
    expect(isChosen(panel.getByRole('radio', { name: '3 hr' }))).toBe(true);
    expect(isChosen(panel.getByRole('radio', { name: /^2:00/ }))).toBe(true);
    expect(router.state.location.href).toBe('/en_US/EUR/cart?change=item-1');
  });

  it('keeps what was chosen when the page is loaded anew, and forgets it when the change is left', async () => {
    const testApi = new CartTestApi();
    window.history.replaceState(null, '', '?change=item-1');
    await open(testApi, '?change=item-1');
    choose(await form(), '3 hr');
    cleanup();
    await open(testApi, '?change=item-1');
    const panel = await form();
    expect(isChosen(panel.getByRole('radio', { name: '3 hr' }))).toBe(true);
    window.history.replaceState(null, '', '?');
    fireEvent.click(panel.getByRole('button', { name: 'Leave it as it was' }));
    await waitFor(() => expect(sessionStorage.getItem('cart_change')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('A walk'));
    expect(testApi.sent).toEqual([]);
  });

  it('asks nothing of the server where everything is as it was', async () => {
    const testApi = new CartTestApi();
    await open(testApi, '?change=item-1');
    const panel = await form();
    await panel.findByRole('radio', { name: /^9:30/ });
    fireEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Everything is as it was')).toBeTruthy();
    expect(testApi.sent).toEqual([]);
  });

  it('says of a line that has left the cart that it has, before the form is filled in and after', async () => {
    const testApi = new CartTestApi();
    await open(testApi, '?change=other');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This tour is no longer in your cart');
    expect(within(alert).getByRole('link', { name: 'your bookings' })).toBeTruthy();
    cleanup();
    await open(testApi, '?change=item-1');
    const panel = await form();
    choose(panel, '3 hr');
    expect(await panel.findByText('€300.00')).toBeTruthy();
    testApi.refusal = new ApiProblem({ status: 404, code: 'CART_ITEM_UNKNOWN' });
    testApi.items = [];
    fireEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This tour is no longer in your cart');
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
  });

  it('asks before the page is left with a change that is not saved, and never where nothing was changed', async () => {
    const { router } = await open(new CartTestApi(), '?change=item-1');
    const panel = await form();
    choose(panel, '3 hr');
    expect(await panel.findByText('€300.00')).toBeTruthy();
    const leave = (): void => void fireEvent.click(screen.getByRole('link', { name: 'Go to checkout' }));
    leave();
    const asked = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    expect(router.state.location.pathname).toBe('/en_US/EUR/cart');
    fireEvent.click(asked.getByRole('button', { name: 'Back to my changes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(isChosen(panel.getByRole('radio', { name: '3 hr' }))).toBe(true);
    leave();
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en_US/EUR/checkout'));
    cleanup();
    sessionStorage.clear();
    const again = await open(new CartTestApi(), '?change=item-1');
    await form();
    leave();
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/en_US/EUR/checkout'));
  });

  it('goes with a change that is not saved to the page in another language', async () => {
    const { router } = await open(new CartTestApi(), '?change=item-1');
    const panel = await form();
    choose(panel, '3 hr');
    expect(await panel.findByText('€300.00')).toBeTruthy();
    await act(() => router.navigate({ href: '/de_DE/EUR/cart?change=item-1' }));
    expect(router.state.location.pathname).toBe('/de_DE/EUR/cart');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('leads back to the step of the checkout from which it was asked for', async () => {
    const { router } = await open(new CartTestApi(), '?change=item-1&from=review');
    fireEvent.click((await form()).getByRole('button', { name: 'Leave it as it was' }));
    await waitFor(() => expect(router.state.location.href).toBe('/en_US/EUR/checkout?step=review'));
  });
});
