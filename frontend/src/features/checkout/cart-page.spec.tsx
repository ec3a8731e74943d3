import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { closeToasts } from '../../testing/close-toasts.js';
import { openPage } from '../../testing/open-page.js';
import { useToasts } from '../../ui/feedback/toast-store.js';
import { CartPage } from './cart-page.js';
import type { Cart, CartItem } from './checkout.api.js';
import { aCart, aCartItem } from './testing/a-cart.js';

const PlainCart = () => <CartPage panel={() => null} />;
const price = { amount: 12_900, currency: 'EUR' };
const walk = aCartItem({
  id: 'item-1',
  tour: { name: 'A walk', slug: 'a-walk', city: 'Rome' },
  datetime: { date: '2027-05-02', time: '09:30' },
  startsAt: '2027-05-02T07:30:00.000Z',
  timeZone: 'Europe/Rome',
  duration: 120,
  travellers: { adults: 2, children: 0, infants: 0 },
  guideLanguage: 'en_US',
  meetingPoint: { id: 'point-1', name: 'Column', address: 'Piazza' },
  specialRequirements: null,
  price,
  previousPrice: null,
  guaranteedUntil: '2027-05-01T08:00:00.000Z',
  cancellableUntil: '2027-05-01T07:30:00.000Z',
  refusal: null,
});
const cartOf = (...items: CartItem[]): Cart =>
  aCart({
    items,
    total: price,
    currency: 'EUR',
    version: 'v1',
    holdsUntil: null,
    waitingOrder: null,
  });

const waiting = {
  reference: 'CIC-7K3M9Q',
  total: { amount: 19_500, currency: 'USD' },
  expiresAt: '2027-05-01T08:30:00.000Z',
};

const Said = () => useToasts().map(({ id, text }) => <p key={id}>{text}</p>);

describe('the cart', () => {
  beforeEach(closeToasts);
  afterEach(cleanup);

  it('says that its last tour was removed, and the focus does not fall out of the page', async () => {
    const get = (path: string) => Promise.resolve(path === '/api/cart' ? cartOf(walk) : []);
    const send = () => Promise.resolve(cartOf());
    await openPage({
      page: PlainCart,
      path: 'cart',
      messages: ['checkout', 'price-steps'],
      api: { get, send } as never,
    });
    render(<Said />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove A walk from the cart' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the tour' }));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(await screen.findByText('A walk was removed from your cart.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });

  it('says at the second line that wants the same, and at no other', async () => {
    const later = { ...walk, id: 'item-3', startsAt: '2027-05-03T07:30:00.000Z' };
    const german = { ...walk, id: 'item-4', guideLanguage: 'de_DE' as const };
    const cart = cartOf(walk, { ...walk, id: 'item-2' }, later, german);
    const get = (path: string) => Promise.resolve(path === '/api/cart' ? cart : []);
    await openPage({ page: PlainCart, path: 'cart', messages: ['checkout', 'price-steps'], api: { get } as never });
    const said = await screen.findAllByText(/^You have this tour at this time twice/);
    expect(said.map((text) => text.closest('li'))).toEqual([
      screen.getAllByRole('listitem').find((line) => line.querySelector('#item-item-2')),
    ]);
  });

  it('is read anew in a tab that is looked at again', async () => {
    let cart = cartOf(walk);
    const get = (path: string) => Promise.resolve(path === '/api/cart' ? cart : []);
    await openPage({ page: PlainCart, path: 'cart', messages: ['checkout', 'price-steps'], api: { get } as never });
    expect(await screen.findByRole('link', { name: 'A walk' })).toBeTruthy();
    cart = cartOf();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  });

  it('does not show again what was removed, though it was asked for before and told of after', async () => {
    let tell = (): void => undefined;
    const late = new Promise<Cart>((resolve) => (tell = () => resolve(cartOf(walk))));
    let isAskedAgain = false;
    const get = (path: string) =>
      path !== '/api/cart' ? Promise.resolve([]) : isAskedAgain ? late : Promise.resolve(cartOf(walk));
    const send = () => Promise.resolve(cartOf());
    await openPage({
      page: PlainCart,
      path: 'cart',
      messages: ['checkout', 'price-steps'],
      api: { get, send } as never,
    });
    const remove = await screen.findByRole('button', { name: 'Remove A walk from the cart' });
    isAskedAgain = true;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    fireEvent.click(remove);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the tour' }));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    await act(async () => tell());
    expect(screen.queryByRole('link', { name: 'A walk' })).toBeNull();
  });

  it('names the order that waits for its payment, in its own currency, and how to pay it', async () => {
    const cart = { ...cartOf(), waitingOrder: waiting, now: '2027-05-01T08:05:00.000Z' };
    const get = (path: string) => Promise.resolve(path === '/api/cart' ? cart : []);
    await openPage({ page: PlainCart, path: 'cart', messages: ['checkout', 'price-steps'], api: { get } as never });
    const notice = await screen.findByRole('region', { name: 'Order CIC-7K3M9Q is waiting for your payment' });
    expect(notice.textContent).toContain('$195.00');
    expect(notice.textContent).toMatch(/Reserved for you until .+ on your clock/);
    const pay = within(notice).getByRole('link', { name: 'Go to payment' });
    expect(pay.getAttribute('href')).toBe('/en_US/EUR/checkout?order=CIC-7K3M9Q');
  });

  it('lets go of the order that is named, once asked again, and of nothing in the cart', async () => {
    let cart: Cart = { ...cartOf(walk), waitingOrder: waiting, now: '2027-05-01T08:05:00.000Z' };
    const sent: string[] = [];
    const get = (path: string) => Promise.resolve(path === '/api/cart' ? cart : []);
    const send = (method: string, path: string) => {
      sent.push(`${method} ${path}`);
      cart = { ...cart, waitingOrder: null };
      return Promise.resolve(cart);
    };
    await openPage({
      page: PlainCart,
      path: 'cart',
      messages: ['checkout', 'price-steps'],
      api: { get, send } as never,
    });
    render(<Said />);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    expect(await screen.findByRole('alertdialog', { name: /^Cancel order CIC-7K3M9Q/ })).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Order CIC-7K3M9Q was canceled. Nothing was charged.')).toBeTruthy();
    expect(sent).toEqual(['DELETE /api/cart/order/CIC-7K3M9Q']);
    expect(screen.queryByText(/is waiting for your payment/)).toBeNull();
    expect(screen.getByRole('link', { name: 'A walk' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });
});
