import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { closeToasts } from '../../testing/close-toasts.js';
import { openPage } from '../../testing/open-page.js';
import { useToasts } from '../../ui/feedback/toast-store.js';
import { CartPage } from './cart-page.js';
import { emptyForm } from './checkout-form.js';
import { forgetCheckout, rememberForm } from './checkout-memory.js';
import { CheckoutPage } from './checkout-page.js';
import type { Cart, CartItem } from './checkout.api.js';
import { aCart, aCartItem } from './testing/a-cart.js';

const PlainCart = () => <CartPage panel={() => null} />;
const DAY = '2027-05-02';
const TAKEN = 'Somebody was quicker';
const price = (amount: number) => ({ amount, currency: 'EUR' });
const itemAt = (id: string, time: string): CartItem =>
  aCartItem({
    id,
    tour: { name: `Walk of ${id}`, slug: id, city: 'London' },
    datetime: { date: DAY, time },
    startsAt: `${DAY}T${time}:00.000Z`,
    timeZone: 'Etc/UTC',
    duration: 60,
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
    meetingPoint: { id: 'point-1', name: 'Column', address: 'Square' },
    specialRequirements: null,
    price: price(10_000),
    previousPrice: null,
    guaranteedUntil: '2027-05-01T08:00:00.000Z',
    cancellableUntil: '2027-05-01T07:30:00.000Z',
    refusal: null,
  });

/** Has two items of a time; that of the second is taken as soon as the test says so. */
class CartTestApi {
  readonly sent: string[] = [];
  items = [itemAt('first', '09:00'), itemAt('second', '09:00')];
  isTaken = true;
  isHeld = false;
  /** What the second costs at its new time. */
  newPrice = 10_000;
  /** Others are quicker once more. */
  isTakenAgain = false;
  /** So many times the question for free times fails. */
  silent = 0;

  get cart(): Cart {
    const items = this.items.map((item) => (this.isGone(item) ? { ...item, refusal: this.refusal } : item));
    return aCart({
      items,
      total: price(items.reduce((sum, item) => sum + item.price.amount, 0)),
      currency: 'EUR',
      version: JSON.stringify(this.items.map((item) => [item.datetime.time, item.price.amount])),
      holdsUntil: this.isHeld ? '2027-05-01T07:35:00.000Z' : null,
      waitingOrder: null,
      now: '2027-05-01T07:20:00.000Z',
    });
  }

  readonly get = (path: string): Promise<unknown> => {
    if (path === '/api/cart') return Promise.resolve(this.cart);
    if (!path.endsWith('/availability')) return Promise.resolve([]);
    if (this.silent-- > 0)
      return Promise.reject(new ApiProblem({ status: 500, code: 'INTERNAL', detail: 'No answer' }));
    const slots = ['08:00', '10:00', '11:00'].map((time) => ({
      date: DAY,
      time,
      startsAt: `${DAY}T${time}:00Z`,
      price: price(this.newPrice),
    }));
    return Promise.resolve([{ date: DAY, slots }]);
  };

  readonly send = (method: string, path: string, body?: object): Promise<unknown> => {
    this.sent.push(`${method} ${path}`);
    if (method === 'PATCH') return this.move((body as { datetime: CartItem['datetime'] }).datetime);
    const refused = this.items.find((item) => this.isGone(item));
    if (refused) return this.refuse(refused.id);
    if (path === '/api/orders') return new Promise(() => undefined);
    this.isHeld = true;
    return Promise.resolve(this.cart);
  };

  private readonly refusal = { code: 'SLOT_TAKEN' as const, detail: TAKEN };

  private isGone = ({ id, datetime }: CartItem): boolean =>
    this.isTaken && id === 'second' && datetime.time === '09:00';

  private refuse = (item: string): Promise<never> =>
    Promise.reject(new ApiProblem({ status: 409, ...this.refusal, params: { item, date: DAY, time: '09:00' } }));

  private move(datetime: CartItem['datetime']): Promise<unknown> {
    if (this.isTakenAgain) return this.refuse('');
    const [first = itemAt('first', '09:00')] = this.items;
    const moved = { ...itemAt('second', datetime.time), price: price(this.newPrice) };
    this.items = [first, moved];
    return Promise.resolve(this.cart);
  }
}

const Said = () => useToasts().map(({ id, text }) => <p key={id}>{text}</p>);
const open = async (page: () => React.ReactNode, path: string, testApi: CartTestApi, search = '') => {
  await openPage({ page, path, search, messages: ['checkout'], api: testApi as never });
  render(<Said />);
};
const lineOf = (tour: string): HTMLElement => {
  const line = screen.getByRole('heading', { name: tour }).closest('li');
  if (!line) throw new Error(`${tour} is on no line`);
  return line;
};
const TEN = 'Walk of second: change to Sunday, May 2, 2027, 10:00 AM';
/** All that was on the page for a moment, from now on. */
const watch = (look: () => readonly unknown[]): (() => string[]) => {
  const seen = new Set<string>();
  const note = () => void seen.add(String(look()));
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    note();
    observer.disconnect();
    return [...seen];
  };
};
const goOn = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

describe('an item whose time is gone', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => {
    closeToasts();
    rememberForm({ ...emptyForm, firstName: 'Ada', lastName: 'Rossi', email: 'a@b.org', phoneNumber: '+390612345678' });
  });
  afterEach(() => {
    cleanup();
    forgetCheckout();
  });

  it('takes another time in the cart by one click, which is said and leaves the focus at its name', async () => {
    const testApi = new CartTestApi();
    await open(PlainCart, 'cart', testApi);
    const ten = await screen.findByRole('button', { name: TEN });
    expect(lineOf('Walk of second').contains(ten)).toBe(true);
    expect(within(lineOf('Walk of second')).getByText(TAKEN)).toBeTruthy();
    expect(within(lineOf('Walk of first')).queryByRole('alert')).toBeNull();
    fireEvent.click(ten);
    expect(await screen.findByText('New time for Walk of second: Sunday, May 2, 2027, 10:00 AM')).toBeTruthy();
    expect(testApi.sent).toEqual(['PATCH /api/cart/items/second']);
    await waitFor(() => expect(screen.queryByText(TAKEN)).toBeNull());
    expect(within(lineOf('Walk of second')).getByText(/10:00\sAM/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Walk of second');
  });

  it('asks for free times again where they did not come', async () => {
    const testApi = new CartTestApi();
    testApi.silent = 1;
    await open(PlainCart, 'cart', testApi);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: TEN })).toBeTruthy();
  });

  it('takes it at the first step of the checkout, where all is held then and nothing typed is lost', async () => {
    const testApi = new CartTestApi();
    await open(CheckoutPage, 'checkout', testApi);
    const name = await screen.findByLabelText<HTMLInputElement>('First name');
    fireEvent.change(name, { target: { value: 'Augusta' } });
    fireEvent.click(await screen.findByRole('button', { name: TEN }));
    expect(await screen.findByText(/Your places are held until/)).toBeTruthy();
    expect(testApi.sent).toEqual([
      'POST /api/cart/checkout',
      'PATCH /api/cart/items/second',
      'POST /api/cart/checkout',
    ]);
    expect(screen.queryByText(TAKEN)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Augusta');
    expect(document.activeElement?.textContent).toBe('Walk of second');
  });

  it('takes it after an order was refused, and what was agreed to stays as long as it costs the same', async () => {
    const testApi = new CartTestApi();
    testApi.isTaken = false;
    await open(CheckoutPage, 'checkout', testApi, '?step=review');
    fireEvent.click(await screen.findByRole('checkbox'));
    testApi.isTaken = true;
    goOn();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    const seen = watch(() => [
      screen.queryByText('Your cart has changed') !== null,
      screen.getByRole<HTMLInputElement>('checkbox').checked,
    ]);
    fireEvent.click(await screen.findByRole('button', { name: TEN }));
    await waitFor(() => expect(screen.queryByText(TAKEN)).toBeNull());
    expect(seen()).toEqual(['false,true']);
    goOn();
    await waitFor(() => expect(testApi.sent.filter((call) => call === 'POST /api/orders')).toHaveLength(2));
  });

  it('is agreed to anew where its new time costs something else', async () => {
    const testApi = new CartTestApi();
    testApi.newPrice = 12_000;
    await open(CheckoutPage, 'checkout', testApi, '?step=review');
    fireEvent.click(await screen.findByRole('checkbox'));
    fireEvent.click(await screen.findByRole('button', { name: /10:00\sAM.*€120\.00/ }));
    expect(await screen.findByText('Your cart has changed')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(screen.getAllByText('€220.00').length).toBeGreaterThan(0);
  });

  it('keeps its times, and has the focus, where others were quicker again', async () => {
    const testApi = new CartTestApi();
    testApi.isTakenAgain = true;
    await open(PlainCart, 'cart', testApi);
    fireEvent.click(await screen.findByRole('button', { name: TEN }));
    await waitFor(() => expect(screen.getAllByText(TAKEN)).toHaveLength(2));
    expect(document.activeElement?.textContent).toBe(TAKEN);
    expect(screen.getByRole('button', { name: TEN })).toBeTruthy();
  });
});
