import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { PayDonePage } from './pay-done-page.js';

afterEach(cleanup);

it('has a title of its own where no order is named', async () => {
  await openPage({
    page: PayDonePage,
    path: 'pay-done',
    messages: ['my-bookings', 'price-steps'],
    api: { get: (() => Promise.reject(new Error('asked'))) as never },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it.each([
  ['expired', 'payment-timeout', /^It was not paid in time\. If you were charged/, /newer order|You canceled it/],
  ['cancelled', 'cancelled-by-customer', /^You canceled it\. If you were charged/, /newer order|in time/],
  [
    'cancelled',
    'superseded',
    /^A newer order of yours has replaced it\. If you were charged/,
    /You canceled it|in time/,
  ],
] as const)('says why an order is no longer open that is %s: %s', async (status, closeReason, why, other) => {
  const order = { reference: 'CIC-7K3M9Q', status, closeReason, paidAt: null, bookings: [], giftCards: [] };
  await openPage({
    page: PayDonePage,
    path: 'pay-done',
    at: 'pay-done?order=CIC-7K3M9Q',
    messages: ['my-bookings', 'price-steps'],
    api: { get: (() => Promise.resolve(order)) as never },
  });
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
});

it.each([
  ['sandbox', 0],
  ['stripe', 1],
] as const)('has the gateway read again where it is one elsewhere: %s', async (gateway, times) => {
  const payment = { gateway, status: 'waiting', refunds: [] };
  const order = {
    reference: 'CIC-7K3M9Q',
    status: 'awaiting-payment',
    paidAt: null,
    bookings: [],
    giftCards: [],
    payment,
  };
  const sent: unknown[] = [];
  await openPage({
    page: PayDonePage,
    path: 'pay-done',
    at: 'pay-done?order=CIC-7K3M9Q',
    messages: ['my-bookings', 'price-steps'],
    api: {
      get: (() => Promise.resolve(order)) as never,
      send: ((...call: unknown[]) => Promise.resolve(void sent.push(call))) as never,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(sent).toHaveLength(times);
});

const paid = {
  paidAt: '2027-05-01T08:00:00.000Z',
  customer: { firstName: 'Ada', lastName: 'Rossi', email: 'a@b.org' },
};

/** Beside those that a test before this one left. */
const titlesOfSite = () =>
  [...document.head.querySelectorAll('title')].filter((title) => title.text.endsWith('· Cicerone'));

it.each([
  ['paid', { status: 'paid', ...paid }],
  ['awaited', { status: 'awaiting-payment', payment: { gateway: 'sandbox', status: 'waiting', refunds: [] } }],
  ['declined', { status: 'awaiting-payment', payment: { gateway: 'sandbox', status: 'declined', refunds: [] } }],
  ['over', { status: 'expired', closeReason: 'payment-timeout' }],
  ['unknown', new ApiProblem({ status: 404, code: 'ORDER_UNKNOWN', params: {} })],
  ['not named', undefined],
] as const)('says the same in its title as in the page: %s', async (_, told) => {
  const order = { reference: 'CIC-7K3M9Q', paidAt: null, bookings: [], giftCards: [], ...told };
  await openPage({
    page: PayDonePage,
    path: 'pay-done',
    at: told ? 'pay-done?order=CIC-7K3M9Q' : 'pay-done',
    messages: ['my-bookings', 'price-steps'],
    api: { get: (() => (told instanceof ApiProblem ? Promise.reject(told) : Promise.resolve(order))) as never },
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe(`${heading.textContent} · Cicerone`);
  expect(titlesOfSite()).toHaveLength(1);
});
