import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADA, BookingTestApp, GOOD_CARD, type Visitor } from '../../../../test/harness/booking-test-app.js';
import type { OrderView } from '../queries/find-order.js';
import type { OrderRecord } from '../queries/find-order-record.js';
import type { OrdersPage } from '../queries/find-orders-for-team.js';

const TOUR = 'rome-colosseum-and-forum';

describe('the orders of the team', () => {
  let testApp: BookingTestApp;
  let admin: Visitor;
  let paid: OrderView;
  let waiting: OrderView;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(new Date('2027-04-20T08:00:00Z'));
    admin = await testApp.visitor().signIn('admin@cicerone.example');
    paid = await ordered('paul@example.com');
    await testApp.visitor().ask('POST', `/api/orders/${paid.reference}/payment?token=${paid.accessToken}`, GOOD_CARD);
    await testApp.settle();
    waiting = await ordered('wera@example.com');
  });
  afterAll(() => testApp.close());

  async function ordered(email: string): Promise<OrderView> {
    const { date, time } = await testApp.freeSlot(TOUR, 180);
    const visitor = testApp.visitor();
    await visitor.put(TOUR, 180, date, time, 2);
    const { status, body } = await visitor.ask<OrderView>('POST', '/api/orders', { ...ADA, email });
    expect(status).toBe(201);
    return body;
  }
  const list = async (query: string): Promise<OrdersPage> =>
    (await admin.ask<OrdersPage>('GET', `/api/admin/orders?${query}`)).body;
  const referencesOf = async (query: string): Promise<string[]> =>
    (await list(query)).items.map(({ reference }) => reference);
  const bookingOf = ({ bookings }: OrderView): string => bookings[0]?.reference ?? '';

  it('are listed, the latest first, by status, period, references and address', async () => {
    // The demonstration has older orders.
    expect((await referencesOf('')).slice(0, 2)).toEqual([waiting.reference, paid.reference]);
    expect((await referencesOf('sort=placedAt')).slice(-2)).toEqual([paid.reference, waiting.reference]);
    expect((await referencesOf('status=awaiting-payment'))[0]).toBe(waiting.reference);
    expect(await referencesOf('from=2027-04-21T00:00:00Z')).toEqual([]);
    expect((await referencesOf('from=2027-04-20T00:00:00Z&to=2027-04-21T00:00:00Z')).slice(0, 2)).toEqual([
      waiting.reference,
      paid.reference,
    ]);
    for (const query of [waiting.reference.toLowerCase().replace('-', ' '), bookingOf(waiting), 'WERA@example.com'])
      expect(await referencesOf(`query=${encodeURIComponent(query)}`)).toEqual([waiting.reference]);
    const [row] = (await list('status=paid')).items;
    expect(row).toMatchObject({
      status: 'paid',
      email: 'paul@example.com',
      bookingReferences: [bookingOf(paid)],
      total: paid.total,
    });
  });

  it('are shown with lines, payment and bookings, by either reference', async () => {
    for (const reference of [paid.reference, bookingOf(paid)]) {
      const { status, body } = await admin.ask<OrderRecord>('GET', `/api/admin/orders/${reference}?language=de_DE`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        reference: paid.reference,
        userId: null,
        status: 'paid',
        items: paid.items,
        payment: { gateway: 'sandbox', status: 'paid' },
        bookings: [{ reference: bookingOf(paid), status: 'pending' }],
      });
      expect(body).not.toHaveProperty('accessToken');
    }
    expect(await admin.ask('GET', '/api/admin/orders/CIC-000000')).toMatchObject({
      status: 404,
      body: { code: 'ORDER_UNKNOWN' },
    });
  });

  it('and their bookings and missions are found by one field', async () => {
    const hitsOf = async (query: string): Promise<readonly { type: string; path: string }[]> =>
      (await admin.ask<{ hits: { type: string; path: string }[] }>('GET', `/api/admin/search?query=${query}`)).body
        .hits;
    expect(await hitsOf(paid.reference.toLowerCase())).toMatchObject([
      { type: 'order', title: paid.reference, path: `/admin/orders/${paid.reference}` },
    ]);
    const hits = await hitsOf(bookingOf(paid));
    expect(hits.toSorted((one, other) => one.type.localeCompare(other.type))).toMatchObject([
      { type: 'booking', path: `/admin/orders/${paid.reference}#${bookingOf(paid)}` },
      { type: 'mission', path: expect.stringMatching(/^\/admin\/missions\/[\w-]{36}$/) },
    ]);
  });

  it('are nothing that others may see', async () => {
    const customer = await testApp.visitor().signIn('traveller@cicerone.example');
    for (const path of ['', `/${paid.reference}`])
      expect(await customer.ask('GET', `/api/admin/orders${path}`)).toMatchObject({ status: 403 });
  });
});
