import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import type { Order, OrderStatus, CloseReason } from '../../shared/booking-view/booking-view.api.js';
import type { OrderInvoice } from './bookings.api.js';
import { OrderPage } from './order-page.js';
import { anOrder } from '../../shared/booking-view/testing/an-order.js';

const REFERENCE = 'CIC-7K3M9Q';
const orderThatIs = (status: OrderStatus, closeReason: CloseReason | null = null): Order =>
  anOrder({
    reference: REFERENCE,
    status,
    currency: 'EUR',
    total: { amount: 19_500, currency: 'EUR' },
    bookings: [],
    customer: { firstName: 'Ada', lastName: 'Rossi', email: 'a@b.org', phoneNumber: '+390612345678' },
    passenger: { name: '花子', email: 'h@b.org', phoneNumber: '+33142685300' },
    placedAt: '2027-05-01T08:00:00.000Z',
    expiresAt: '2027-05-01T08:30:00.000Z',
    paidAt: status === 'paid' ? '2027-05-01T08:10:00.000Z' : null,
    closeReason,
    ...(closeReason === 'superseded' ? { replacedBy: 'CIC-NEWER1' } : {}),
    accessToken: 'token',
  });

describe('the page of an order', () => {
  let status: OrderStatus;
  let closeReason: CloseReason | null;
  let asked: number;
  let isHidden: boolean;
  let invoices: OrderInvoice[];

  beforeEach(async () => {
    jest.useFakeTimers({ now: Date.parse('2027-05-01T08:05:00.000Z') });
    isHidden = false;
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
    status = 'awaiting-payment';
    closeReason = null;
    asked = 0;
    invoices = [];
    const get = (path: string) => {
      if (path.endsWith('/invoices')) return Promise.resolve(invoices);
      asked += 1;
      return Promise.resolve(orderThatIs(status, closeReason));
    };
    await openPage({
      page: OrderPage,
      path: 'order/$reference',
      at: `order/${REFERENCE}`,
      messages: ['my-bookings', 'price-steps'],
      api: { get } as never,
    });
    await pass(0);
  });

  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  it('learns of a payment that was made elsewhere, and says so', async () => {
    expect(screen.getByText('Waiting for payment')).toBeTruthy();
    status = 'paid';
    await pass(5);
    expect(screen.getByText('Paid').closest('[role=status]')).toBeTruthy();
  });

  it('offers the invoice as soon as it is made', async () => {
    status = 'paid';
    await pass(5);
    expect(screen.queryByText('Invoices')).toBeNull();
    const total = { amount: 19_500, currency: 'EUR' as const };
    invoices = [{ number: 'INV-2027-000001', kind: 'invoice', issuedOn: '2027-05-01', total }];
    await pass(5);
    expect(screen.getByRole('button', { name: 'Invoice INV-2027-000001' })).toBeTruthy();
    invoices = [];
    await pass(10);
    expect(screen.getByText('May 1, 2027')).toBeTruthy();
  });

  it.each([
    ['cancelled', 'cancelled-by-customer', 'Canceled', /^This order was canceled;/],
    ['cancelled', 'superseded', 'Replaced', /^A newer order of yours has replaced this one;/],
    ['expired', 'payment-timeout', 'Expired', /^The time to pay for this order is over;/],
  ] as const)('says of an order that is %s whether it was %s', async (ended, why, chip, text) => {
    status = ended;
    closeReason = why;
    await pass(5);
    expect(screen.getByText(chip).closest('[role=status]')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('leads from an order that was replaced to the newer one', async () => {
    status = 'cancelled';
    closeReason = 'superseded';
    await pass(5);
    const link = await screen.findByRole('link', { name: 'Open the newer order' });
    expect(link.getAttribute('href')).toMatch(/\/order\/CIC-NEWER1$/);
  });

  it('asks no more once nothing is awaited', async () => {
    status = 'paid';
    await pass(5);
    const before = asked;
    await pass(60);
    expect(asked).toBe(before);
  });

  it('shows phone numbers as the checkout does', async () => {
    for (const number of ['+39 06 1234 5678', '+33 1 42 68 53 00'])
      expect(await screen.findByText(number)).toBeTruthy();
  });

  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  it('does not show what it was before its time to pay ended, in a tab that is looked at again', async () => {
    isHidden = true;
    jest.setSystemTime(Date.parse('2027-05-01T08:31:00.000Z'));
    status = 'expired';
    isHidden = false;
    look();
    expect(screen.queryByText('Waiting for payment')).toBeNull();
    await pass(0);
    expect(screen.getByText('Expired')).toBeTruthy();
  });

  it('learns what was paid elsewhere as soon as it is looked at, and not only when it asks again', async () => {
    status = 'paid';
    look();
    await pass(0);
    expect(screen.getByText('Paid')).toBeTruthy();
  });

  it('still waits where the server still takes the payment after its time', async () => {
    jest.setSystemTime(Date.parse('2027-05-01T08:31:00.000Z'));
    look();
    await pass(0);
    expect(screen.getByText('Waiting for payment')).toBeTruthy();
  });

  it('does not ask while nobody sees it', async () => {
    const before = asked;
    isHidden = true;
    await pass(60);
    expect(asked).toBe(before);
  });
});
