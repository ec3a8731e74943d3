import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import type { OrderView } from '../queries/find-order.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const MINUTES = 180;
const DAY_MS = 86_400_000;

describe('an order by bank transfer', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    const account = { holder: 'Cicerone', bankName: 'Bank', swiftBic: 'EXMPITRRXXX', address: 'Rome' };
    const accounts = JSON.stringify({ EUR: { ...account, iban: 'IT60X0542811101000000123456' } });
    testApp = await BookingTestApp.open(MORNING, { BANK_ACCOUNTS: accounts }, { database: worldDatabase });
  });
  afterAll(async () => testApp.close());

  const slotAfter = async (days: number): Promise<{ visitor: Visitor; date: string; time: string }> => {
    const visitor = testApp.visitor();
    for (let day = days; ; day += 1) {
      const date = new Date(MORNING.getTime() + day * DAY_MS).toISOString().slice(0, 10);
      const [slot] = (await visitor.slots(TOUR, MINUTES, date)).flatMap(({ slots }) => slots);
      if (slot) return { visitor, date, time: slot.time };
    }
  };
  const ordered = async (days: number, email = 'wire@example.com'): Promise<{ visitor: Visitor; order: OrderView }> => {
    const { visitor, date, time } = await slotAfter(days);
    await visitor.put(TOUR, MINUTES, date, time);
    const { body, status } = await visitor.order(undefined, { paymentMethod: 'wire', email });
    expect(status).toBe(201);
    return { visitor, order: body };
  };

  it('tells the account, the reference and what is left of the slot, by page, mail and PDF', async () => {
    const { visitor, order } = await ordered(20);
    expect(order).toMatchObject({ status: 'awaiting-payment', paymentMethod: 'wire', payment: { method: 'wire' } });
    expect(order.expiresAt).toBe('2027-04-27T16:00:00.000Z');
    const { body } = await visitor.see(order);
    expect(body.bankDetails).toMatchObject({
      holder: 'Cicerone',
      iban: 'IT60X0542811101000000123456',
      swiftBic: 'EXMPITRRXXX',
      amount: order.total,
      deadline: order.expiresAt,
    });
    expect(body.bankDetails?.reference).toMatch(new RegExp(`^RF\\d\\d${order.reference.replace('-', '')}$`));
    expect(body.bankDetails?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(body.slotsLeft).toMatchObject([{ bookingReference: order.bookings[0]?.reference }]);
    expect(body.slotsLeft?.[0]?.left).toBeGreaterThan(0);
    expect((await visitor.cart()).items).toEqual([]);
    await testApp.settle();
    expect(await testApp.mailKinds('wire@example.com')).toEqual(['booking.transfer-awaited']);
    expect(await testApp.mailText('wire@example.com')).toContain('IT60 X054 2811 1010 0000 0123 456');
    const pdf = await testApp.app.inject(`/api/orders/${order.reference}/transfer.pdf?token=${order.accessToken}`);
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  it('reserves nothing: whoever pays meanwhile by card has the slot', async () => {
    const { order } = await ordered(30, 'slow@example.com');
    const [booking] = order.bookings;
    let taken = 0;
    for (;;) {
      const other = testApp.visitor();
      const { status } = await other.put(TOUR, MINUTES, booking?.date ?? '', booking?.time ?? '');
      if (status !== 201) break;
      const { body: sold } = await other.order();
      await other.pay(sold);
      await testApp.settle();
      taken += 1;
    }
    expect(taken).toBeGreaterThan(0);
    const { body } = await testApp.visitor().see(order);
    expect(body.slotsLeft).toEqual([{ bookingReference: booking?.reference, left: 0 }]);
  });

  it('reminds a bank day before the deadline, and ends with it', async () => {
    const { visitor, order } = await ordered(40, 'late@example.com');
    testApp.moveTo(new Date('2027-04-26T16:00:01Z'));
    await testApp.settle();
    expect(await testApp.mailKinds('late@example.com')).toEqual([
      'booking.transfer-awaited',
      'booking.transfer-reminder',
    ]);
    testApp.moveTo(new Date('2027-04-27T16:00:01Z'));
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({ status: 'expired', closeReason: 'payment-timeout' });
    testApp.moveTo(MORNING);
  });

  it('is offered by the cart from seven days before the start on, in currencies with an account', async () => {
    const { visitor, date, time } = await slotAfter(2);
    const { body: soon } = await visitor.put(TOUR, MINUTES, date, time);
    expect(soon.wire).toMatchObject({ isOffered: false, reason: 'starts-too-soon', daysAhead: 7 });
    const refused = await visitor.order(undefined, { paymentMethod: 'wire' });
    expect([refused.status, refused.body.code]).toEqual([422, 'WIRE_STARTS_TOO_SOON']);
    const later = await slotAfter(50);
    const { body: far } = await later.visitor.put(TOUR, MINUTES, later.date, later.time);
    expect(far.wire).toMatchObject({ isOffered: true, reason: null });
    const { body: inYen } = await later.visitor.ask<{ wire: unknown }>('GET', '/api/cart?currency=JPY');
    expect(inYen.wire).toMatchObject({ isOffered: false, reason: 'no-account' });
  });
});
