import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { CartPage } from './cart-page.js';
import { emptyForm } from './checkout-form.js';
import { forgetCheckout, rememberForm } from './checkout-memory.js';
import { CheckoutPage } from './checkout-page.js';
import type { Cart } from './checkout.api.js';
import { aCart, aCartItem } from './testing/a-cart.js';

const item = aCartItem({
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
  price: { amount: 20_500, currency: 'EUR' },
  previousPrice: null,
  guaranteedUntil: '2027-05-01T08:00:00.000Z',
  cancellableUntil: '2027-05-01T07:30:00.000Z',
  refusal: null,
});

const cartIn = (currency: string): Cart => {
  const price = { amount: 20_500, currency };
  return aCart({
    items: [{ ...item, price }],
    total: price,
    currency,
    version: `v in ${currency}`,
    holdsUntil: '2027-05-01T07:30:00.000Z',
    waitingOrder: null,
    now: '2027-05-01T07:20:00.000Z',
  });
};

const get = (path: string, { currency }: { currency?: string } = {}) =>
  Promise.resolve(path === '/api/cart' ? cartIn(currency ?? '') : []);
const send = () => Promise.resolve(cartIn('EUR'));
const TOLD = 'Prices are now shown in another currency: Japanese Yen (JPY).';

describe('another currency while a purchase is under way', () => {
  afterEach(() => {
    cleanup();
    forgetCheckout();
  });

  it.each([
    ['the cart', 'cart', '', () => <CartPage panel={() => null} />],
    ['the first step', 'checkout', '', CheckoutPage],
    ['the review', 'checkout', '?step=review', CheckoutPage],
  ] as const)('is told in %s, once it is chosen', async (_, path, search, page) => {
    rememberForm({ ...emptyForm, firstName: 'Ada', lastName: 'Rossi', email: 'a@b.org', phoneNumber: '+390612345678' });
    const { showIn } = await openPage({ page, path, search, messages: ['checkout'], api: { get, send } as never });
    expect((await screen.findAllByText('€205.00')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/another currency/)).toBeNull();
    act(() => showIn('JPY'));
    expect(screen.getByText(TOLD).getAttribute('role')).toBe('status');
    expect((await screen.findAllByText('¥20,500')).length).toBeGreaterThan(0);
    expect(screen.getByText(TOLD)).toBeTruthy();
  });
});
