import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { useToasts } from '../../ui/toast-store.js';
import { CartPage } from './cart-page.js';
import type { Cart, CartItem } from './checkout.api.js';

const price = { amount: 12_900, currency: 'EUR' };
const walk: CartItem = {
  id: 'item-1',
  tour: { name: 'A walk', slug: 'a-walk', city: 'Rome' },
  datetime: { date: '2027-05-02', time: '09:30' },
  startsAt: '2027-05-02T07:30:00.000Z',
  timeZone: 'Europe/Rome',
  duration: 120,
  travellers: { adults: 2, children: 0, infants: 0 },
  guideLanguage: 'en_US',
  meetingPoint: { name: 'Column', address: 'Piazza' },
  price,
  previousPrice: null,
  guaranteedUntil: '2027-05-01T08:00:00.000Z',
  cancellableUntil: '2027-05-01T07:30:00.000Z',
};
const cartOf = (...items: CartItem[]): Cart => ({
  items,
  total: price,
  currency: 'EUR',
  version: 'v1',
  holdsUntil: null,
});

const Said = () => useToasts().map(({ id, text }) => <p key={id}>{text}</p>);

describe('the cart', () => {
  afterEach(cleanup);

  it('says that its last tour was removed, and the focus does not fall out of the page', async () => {
    const get = (path: string) => Promise.resolve(path === '/api/cart' ? cartOf(walk) : []);
    const send = () => Promise.resolve(cartOf());
    await openPage({ page: CartPage, path: 'cart', messages: ['checkout'], api: { get, send } as never });
    render(<Said />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove A walk from the cart' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the tour' }));
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(await screen.findByText('A walk was removed from your cart.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });
});
