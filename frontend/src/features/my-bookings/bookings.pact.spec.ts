import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFoundAs } from '../../testing/contract.js';
import { orderQuery } from '../../shared/booking-view/booking-view.api.js';
import {
  bookingsOfMonthQuery,
  bookingsQuery,
  mailOrderLink,
  orderInvoicesQuery,
  signUpFromOrder,
} from './bookings.api.js';

const { boolean, eachLike, integer, like, regex, string } = MatchersV3;
const given = 'a person with an order that waits for its payment';
const site = { locale: 'de_DE' } as const;
const language = { language: 'de_DE' };
const money = like({ amount: 18_000, currency: 'EUR' });

const booking = {
  reference: string('BK-4F8T2W'),
  orderReference: string('CIC-7K3M9Q'),
  city: string('Rom'),
  title: like('Kolosseum und Forum'),
  tour: like({ slug: 'rome-colosseum-and-forum' }),
  quote: null,
  travellers: like({ adults: 2, children: 0, infants: 0 }),
  guideLanguage: string('it_IT'),
  guideMissing: boolean(false),
  duration: integer(180),
  date: string('2026-12-01'),
  time: string('09:00'),
  startsAt: string('2026-12-01T08:00:00.000Z'),
  timeZone: string('Europe/Rome'),
  client: like({ name: 'Ada Rossi', phone: '+390612345678', email: 'buyer@example.org' }),
  meetingPoint: like({ name: 'Arch', address: 'Piazza', latitude: 41.5, longitude: 12.5 }),
  price: money,
  steps: eachLike({
    kind: regex(/^(group|extra-persons|adults|children|infants)$/, 'group'),
    count: integer(1),
    amount: money,
  }),
  status: 'waiting-payment',
  cancellableUntil: string('2026-11-30T08:00:00.000Z'),
};

describe('the bookings of a person', () => {
  it('are listed', async () => {
    const query = { status: 'upcoming', ...language };
    const expectation = { given, path: '/api/me/bookings', query, answer: eachLike(booking) };
    const bookings = await expectAnswer('bookings to come', expectation, (client) =>
      client.fetchQuery(bookingsQuery('upcoming', site)),
    );
    expect(bookings[0]?.status).toBe('waiting-payment');
  });

  it('are none in a month without any', async () => {
    const query = { year: 2026, month: 11, ...language };
    const expectation = { given, path: '/api/me/bookings', query, answer: [] };
    const bookings = await expectAnswer('the bookings of a month', expectation, (client) =>
      client.fetchQuery(bookingsOfMonthQuery('2026-11', site)),
    );
    expect(bookings).toEqual([]);
  });
});

describe('the page of an order', () => {
  it('shows what was ordered, by whom, and until when it can be paid', async () => {
    const answer = {
      reference: 'CIC-7K3M9Q',
      status: 'awaiting-payment',
      currency: 'EUR',
      total: money,
      bookings: eachLike(booking),
      customer: like({ firstName: 'Ada', lastName: 'Rossi', email: 'buyer@example.org', phoneNumber: '+390612345678' }),
      placedAt: string('2026-11-20T12:00:00.000Z'),
      expiresAt: string('2026-11-20T12:30:00.000Z'),
      now: string('2026-11-20T12:00:00.000Z'),
    };
    const expectation = { given, path: '/api/orders/CIC-7K3M9Q', query: language, answer };
    const order = await expectAnswer('an order', expectation, (client) =>
      client.fetchQuery(orderQuery('CIC-7K3M9Q', undefined, site)),
    );
    expect(order.bookings).toHaveLength(1);
  });

  it('lists the invoices of a paid order', async () => {
    const invoice = {
      number: string('INV-2026-000001'),
      kind: 'invoice',
      issuedOn: string('2026-11-20'),
      total: money,
    };
    const expectation = {
      given: 'a person with a paid booking',
      path: '/api/orders/CIC-7K3M9Q/invoices',
      answer: eachLike(invoice),
    };
    const [first] = await expectAnswer('the invoices of an order', expectation, (client) =>
      client.fetchQuery(orderInvoicesQuery('CIC-7K3M9Q', undefined)),
    );
    expect(first?.kind).toBe('invoice');
  });

  it('has no invoice before it is paid', async () => {
    const path = '/api/orders/CIC-7K3M9Q/invoices';
    const expectation = { given, path, answer: [] };
    const none = await expectAnswer('no invoices of an order', expectation, (client) =>
      client.fetchQuery(orderInvoicesQuery('CIC-7K3M9Q', undefined)),
    );
    expect(none).toEqual([]);
  });

  it('says why an order was closed', async () => {
    const closed = {
      given: 'a person with an order that was canceled',
      path: '/api/orders/CIC-7K3M9Q',
      query: language,
    };
    const answer = { reference: 'CIC-7K3M9Q', status: 'cancelled', closeReason: string('cancelled-by-customer') };
    const order = await expectAnswer('an order that was canceled', { ...closed, answer }, (client) =>
      client.fetchQuery(orderQuery('CIC-7K3M9Q', undefined, site)),
    );
    expect(order.status).toBe('cancelled');
  });

  it('is not found where there is no such order', async () => {
    const path = '/api/orders/CIC-ZZZZZZ';
    const expectation = { given, path, query: language, ...notFoundAs('ORDER_UNKNOWN') };
    const told = expectAnswer('no order', expectation, (client) =>
      client.fetchQuery(orderQuery('CIC-ZZZZZZ', undefined, site)),
    );
    await expect(told).rejects.toMatchObject({ status: 404, code: 'ORDER_UNKNOWN' });
  });

  it('asks a stranger to sign in', async () => {
    const stranger = { given: 'the demonstration', path: '/api/orders/CIC-7K3M9Q', query: language };
    const refused = { status: 401, answer: like({ status: 401, code: 'RELOGIN_REQUIRED' }) };
    const told = expectAnswer('an order for a stranger', { ...stranger, ...refused }, (client) =>
      client.fetchQuery(orderQuery('CIC-7K3M9Q', undefined, site)),
    );
    await expect(told).rejects.toMatchObject({ status: 401, code: 'RELOGIN_REQUIRED' });
  });

  it('makes no account of a link that opens no order', async () => {
    const link = { reference: 'CIC-7K3M9Q', token: 'a'.repeat(43), password: 'a quiet street' };
    const body = { ...link, device: like({ screenResolution: '0x0', deviceId: 'a device' }) };
    const dead = { status: 422, answer: like({ status: 422, code: 'LINK_NOT_VALID' }) };
    const expectation = { given, method: 'POST', path: '/api/auth/signup-from-order', body, ...dead } as const;
    const told = expectAnswer('an account is opened by a dead link', expectation, (_, api) =>
      signUpFromOrder(api, link),
    );
    await expect(told).rejects.toMatchObject({ code: 'LINK_NOT_VALID' });
  });

  it('can be mailed a new link to', async () => {
    const body = { reference: 'CIC-7K3M9Q', email: 'buyer@example.org' };
    const expectation = { given, method: 'POST', path: '/api/orders/find', body, status: 202 } as const;
    await expect(
      expectAnswer('a link to an order is asked for', expectation, (_, api) => mailOrderLink(api, body)),
    ).resolves.toBeDefined();
  });
});
