import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import type { Order } from '../../shared/booking-view/booking-view.api.js';
import { OrderPayment } from './order-payment.js';
import { anOrder } from '../../shared/booking-view/testing/an-order.js';

const orderIn = (currency: string): Order =>
  anOrder({
    reference: 'CIC-7K3M9Q',
    status: 'awaiting-payment',
    currency,
    total: { amount: 19_500, currency },
    toPay: { amount: 19_500, currency },
    bookings: [],
    customer: { firstName: 'Ada', lastName: 'Rossi', email: 'a@b.org', phoneNumber: '+390612345678' },
    passenger: null,
    placedAt: '2027-05-01T08:00:00.000Z',
    expiresAt: '2027-05-01T08:30:00.000Z',
    paidAt: null,
    closeReason: null,
    accessToken: 'token',
    now: '2027-05-01T08:05:00.000Z',
  });

const open = (currency: string) =>
  openPage({
    page: () => <OrderPayment reference="CIC-7K3M9Q" />,
    path: 'checkout',
    messages: ['checkout', 'price-steps'],
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

describe('an order whose bank still asks', () => {
  afterEach(cleanup);

  const asking: Order = {
    ...orderIn('EUR'),
    payment: { method: 'card', gateway: 'sandbox', status: 'requires-action', action: { id: 'act_1' }, refunds: [] },
  };
  const openAsking = async (answer: object, seen: () => Order = () => asking) => {
    const sent: unknown[] = [];
    const { router, client } = await openPage({
      page: () => <OrderPayment reference="CIC-7K3M9Q" />,
      path: 'checkout',
      messages: ['checkout', 'price-steps'],
      api: {
        get: () => Promise.resolve(seen()),
        send: (_method: string, _path: string, body: unknown) => {
          sent.push(body);
          return Promise.resolve(answer);
        },
      } as never,
    });
    return { sent, router, client };
  };

  it('says so when its page is opened again, and is paid there', async () => {
    const { sent, router } = await openAsking({ status: 'paid' });
    expect(await screen.findByText(/your bank is still waiting for your answer/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm the payment' }));
    await waitFor(() => expect(router.state.location.href).toContain('/pay-done?order=CIC-7K3M9Q'));
    expect(sent).toEqual([{ actionId: 'act_1', outcome: 'complete' }]);
  });

  it('is not asked again once it has been refused', async () => {
    await openAsking({ status: 'declined' });
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse the payment' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Your bank asks you to confirm')).toBeNull();
  });

  it('leads on where another tab has paid it, as soon as this one is looked at', async () => {
    let order = asking;
    const { router } = await openAsking({}, () => order);
    await screen.findByText('Your bank asks you to confirm');
    order = { ...asking, status: 'paid' };
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(router.state.location.href).toContain('/pay-done?order=CIC-7K3M9Q'));
  });
});

it.each([401, 404])(
  'leads to the page of the order, which says what opens it, where this browser may not see it: %i',
  async (status) => {
    const refused = () => Promise.reject(new ApiProblem({ status, code: 'RELOGIN_REQUIRED' }));
    const { router } = await openPage({
      page: () => <OrderPayment reference="CIC-7K3M9Q" />,
      path: 'checkout',
      messages: ['checkout', 'price-steps'],
      api: { get: refused } as never,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/en_US/EUR/order/CIC-7K3M9Q'));
    cleanup();
  },
);

describe('an order that can no longer be paid', () => {
  afterEach(cleanup);

  it.each([
    [
      'expired',
      'payment-timeout',
      'This order has expired',
      /^It was not paid in time, so/,
      /You canceled it|newer order/,
    ],
    [
      'cancelled',
      'cancelled-by-customer',
      'This order is no longer open',
      /^You canceled it\. Nothing/,
      /in time|newer order/,
    ],
    ['cancelled', 'superseded', 'This order is no longer open', /^A newer order of yours/, /in time|You canceled it/],
  ] as const)('says why, when it is %s: %s', async (status, closeReason, title, why, other) => {
    await openPage({
      page: () => <OrderPayment reference="CIC-7K3M9Q" />,
      path: 'checkout',
      messages: ['checkout', 'price-steps'],
      api: { get: () => Promise.resolve({ ...orderIn('EUR'), status, closeReason }) } as never,
    });
    expect((await screen.findByText(why)).textContent).toContain('Nothing was charged');
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByText(other)).toBeNull();
  });
});

describe('after an order that can no longer be paid', () => {
  afterEach(cleanup);

  const item = { guaranteedUntil: '2027-05-01T09:00:00.000Z' };
  const waiting = {
    reference: 'CIC-4F8T2W',
    total: { amount: 1, currency: 'EUR' },
    expiresAt: '2027-05-01T09:00:00.000Z',
  };

  it.each([
    ['what is still in the cart can be ordered', [item], null, 'Order again', '/checkout?step=review'],
    ['a newer order of it can be paid', [item], waiting, 'Go to payment', '/checkout?order=CIC-4F8T2W'],
    ['nothing is left to order where the cart is empty', [], null, 'Find a tour', '/tours'],
  ])('%s', async (_, items, waitingOrder, text, to) => {
    const cart = { items, giftCardItems: [], waitingOrder };
    const get = (path: string) =>
      Promise.resolve(path === '/api/cart' ? cart : { ...orderIn('EUR'), status: 'cancelled' });
    await openPage({
      page: () => <OrderPayment reference="CIC-7K3M9Q" />,
      path: 'checkout',
      messages: ['checkout', 'price-steps'],
      api: { get } as never,
    });
    expect((await screen.findByRole('link', { name: text })).getAttribute('href')).toBe(`/en_US/EUR${to}`);
  });
});

describe('an order in a tab that nobody has looked at for long', () => {
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

  it('cannot be paid for a moment after its time, and says that it has lapsed', async () => {
    jest.useFakeTimers({ now: Date.parse('2027-05-01T08:05:00.000Z') });
    let status: Order['status'] = 'awaiting-payment';
    await openPage({
      page: () => <OrderPayment reference="CIC-7K3M9Q" />,
      path: 'checkout',
      messages: ['checkout', 'price-steps'],
      api: { get: () => Promise.resolve({ ...orderIn('EUR'), status }) } as never,
    });
    await settle();
    expect(screen.getByRole('button', { name: /^Pay/ })).toBeTruthy();
    status = 'expired';
    jest.setSystemTime(Date.parse('2027-05-01T08:31:00.000Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await settle();
    expect(screen.getByText('This order has expired')).toBeTruthy();
  });
});
