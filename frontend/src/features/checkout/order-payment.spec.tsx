import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import type { Order } from '../../trip/trip.api.js';
import { OrderPayment } from './order-payment.js';

const orderIn = (currency: string): Order => ({
  reference: 'CIC-7K3M9Q',
  status: 'awaiting-payment',
  currency,
  total: { amount: 19_500, currency },
  bookings: [],
  customer: { firstName: 'Ada', lastName: 'Rossi', email: 'a@b.org', phoneNumber: '+390612345678' },
  passenger: null,
  placedAt: '2027-05-01T08:00:00.000Z',
  expiresAt: '2027-05-01T08:30:00.000Z',
  paidAt: null,
  accessToken: 'token',
  now: '2027-05-01T08:05:00.000Z',
});

const open = (currency: string) =>
  openPage({
    page: () => <OrderPayment reference="CIC-7K3M9Q" />,
    path: 'checkout',
    messages: ['checkout'],
    api: { get: () => Promise.resolve(orderIn(currency)) } as never,
  });

describe('an order that is paid', () => {
  afterEach(cleanup);

  it('says in which currency it is charged where the page shows another one', async () => {
    await open('USD');
    const said = await screen.findByText(/^This order is charged in US Dollar \(USD\)/);
    expect(said.textContent).toContain('EUR is shown on all other pages');
    expect(said.getAttribute('role')).toBe('status');
  });

  it('says nothing of it where both are the same', async () => {
    await open('EUR');
    await screen.findByText(/Reserved for you until/);
    expect(screen.queryByText(/is charged in/)).toBeNull();
  });
});
