import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type Api, ApiProblem } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { emptyForm } from './checkout-form.js';
import { forgetCheckout, rememberForm } from './checkout-memory.js';
import { CheckoutPage } from './checkout-page.js';
import type { Cart, CartItem } from './checkout.api.js';
import { aCart, aCartItem } from './testing/a-cart.js';

const price = { amount: 2_900, currency: 'EUR' };
const item = (name: string): CartItem =>
  aCartItem({
    id: name,
    tour: { name, slug: name, city: 'Rome' },
    datetime: { date: '2027-05-02', time: '09:30' },
    startsAt: '2027-05-02T07:30:00.000Z',
    timeZone: 'Europe/Rome',
    duration: 120,
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
    meetingPoint: { id: 'point-1', name: `Column of ${name}`, address: 'Piazza' },
    specialRequirements: null,
    price,
    previousPrice: null,
    guaranteedUntil: '2027-05-01T08:00:00.000Z',
    cancellableUntil: '2027-05-01T07:30:00.000Z',
    refusal: null,
  });
const cartOf = (...names: string[]): Cart =>
  aCart({
    items: names.map(item),
    total: { ...price, amount: price.amount * names.length },
    currency: 'EUR',
    version: names.join(),
    holdsUntil: '2027-05-01T07:30:00.000Z',
    waitingOrder: null,
    now: '2027-05-01T07:20:00.000Z',
  });
const NOTICE = 'Your cart has changed';

/** Takes no order of another cart than its own. */
class CartTestApi implements Pick<Api, 'get' | 'send'> {
  cart = cartOf('Forum');
  readonly sent: unknown[] = [];

  get = <T,>(path: string): Promise<T> => Promise.resolve((path === '/api/cart' ? this.cart : []) as T);

  send = <T,>(_: string, path: string, body?: unknown): Promise<T> => {
    if (path !== '/api/orders') return Promise.resolve(this.cart as T);
    this.sent.push((body as { cartVersion: string }).cartVersion);
    return Promise.reject(new ApiProblem({ status: 409, code: 'CART_CHANGED', detail: 'It has changed' }));
  };
}

const open = (testApi: CartTestApi) =>
  openPage({
    page: CheckoutPage,
    path: 'checkout',
    search: '?step=review',
    messages: ['checkout'],
    api: testApi as never,
  });
const terms = (): HTMLInputElement => screen.getByRole('checkbox');
const goOn = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

describe('a cart that changes while it is reviewed', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => {
    rememberForm({ ...emptyForm, firstName: 'Ada', lastName: 'Rossi', email: 'a@b.org', phoneNumber: '+390612345678' });
  });
  afterEach(() => {
    cleanup();
    forgetCheckout();
  });

  it('is not ordered: its fresh content is shown with a notice that has the focus, and terms to accept again', async () => {
    const testApi = new CartTestApi();
    await open(testApi);
    fireEvent.click(await screen.findByRole('checkbox'));
    expect(screen.queryByText(NOTICE)).toBeNull();
    testApi.cart = cartOf('Forum', 'Pantheon');
    goOn();
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText(NOTICE)).toBeTruthy();
    expect(await screen.findByText('Meeting point: Column of Pantheon')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(terms().checked).toBe(false);
    expect(testApi.sent).toEqual(['Forum']);

    goOn();
    expect(testApi.sent).toEqual(['Forum']);
    fireEvent.click(terms());
    goOn();
    await screen.findByText(NOTICE);
    expect(testApi.sent).toEqual(['Forum', 'Forum,Pantheon']);
  });

  it('is not ordered where nothing is left of it: that is said, and has the focus', async () => {
    const testApi = new CartTestApi();
    await open(testApi);
    fireEvent.click(await screen.findByRole('checkbox'));
    testApi.cart = cartOf();
    goOn();
    expect(await screen.findByText('Your cart was emptied in the meantime')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
  });

  it('is not said to be emptied where it was empty from the start', async () => {
    const testApi = new CartTestApi();
    testApi.cart = cartOf();
    await open(testApi);
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown with the same notice where the page learns of it by itself', async () => {
    const testApi = new CartTestApi();
    const { client } = await open(testApi);
    fireEvent.click(await screen.findByRole('checkbox'));
    testApi.cart = cartOf('Pantheon');
    await act(() => client.invalidateQueries());
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    expect(terms().checked).toBe(false);
  });
});
