import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { BookingCancelled } from '../../booking/events.js';
import type { DisputeClosed, DisputeOpened, PaymentRefunded } from '../../payments/events.js';
import { GuideMissionsApi } from '../index.js';
import type { MissionView } from '../queries/mission-view.js';
import { aBookingConfirmed, type BookingToTell } from '../testing/a-departure.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

const disputeOf = ({ orderId }: BookingToTell) => ({ paymentId: randomUUID(), orderId, disputeId: randomUUID() });
const opened = (dispute: ReturnType<typeof disputeOf>): DisputeOpened => ({
  type: 'payments.dispute-opened.v1',
  ...dispute,
});
const closed = (dispute: ReturnType<typeof disputeOf>): DisputeClosed => ({
  type: 'payments.dispute-closed.v1',
  outcome: 'lost',
  ...dispute,
});
const refunded = ({ orderId, bookingId }: BookingToTell, amount: number): PaymentRefunded => ({
  type: 'payments.payment-refunded.v1',
  paymentId: randomUUID(),
  orderId,
  refundId: randomUUID(),
  amount: { amount, currency: 'EUR' },
  isFull: false,
  lines: [{ lineId: bookingId, amount }],
});

describe('what guides have earned', () => {
  let testApp: MissionsTestApp;
  let [cityId, tourId, guideId, missionId] = ['', '', '', ''];
  let fact: BookingToTell;
  const payOf = () => testApp.app.get(GuideMissionsApi, { strict: false }).findPay(missionId);
  const shown = async (): Promise<MissionView['earnings']> =>
    (await testApp.request('GET', '/api/guide/missions', guideId))
      .json<MissionView[]>()
      .find(({ uuid }) => uuid === missionId)?.earnings;
  const accepted = async (told: Partial<BookingToTell> = {}): Promise<void> => {
    fact = aBookingConfirmed({ cityId, tourId, ...told });
    await testApp.tell(fact);
    await testApp.settle();
    missionId = await testApp.missionOf(fact.bookingId);
    expect((await testApp.respond(missionId, guideId, 'yes')).statusCode).toBe(200);
  };

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
  });
  afterAll(async () => testApp.close());
  beforeEach(async () => {
    await testApp.moveTo(MORNING);
    [cityId, tourId] = [randomUUID(), randomUUID()];
    guideId = (await testApp.guides(cityId, 1))[0] ?? '';
  });

  it('counts 48 hours after the end, and not before', async () => {
    await accepted();
    expect(await shown()).toMatchObject({ state: 'expected' });
    await testApp.moveTo('2027-06-07T10:29:00Z');
    expect([await payOf(), (await shown())?.state]).toEqual([undefined, 'waiting']);
    await testApp.moveTo('2027-06-07T10:30:00Z');
    expect(await shown()).toMatchObject({ state: 'earned' });
    expect(await payOf()).toMatchObject({
      guideId,
      localDate: '2027-06-05',
      isHeld: false,
      lines: [{ kind: 'share', amount: { amount: 12_600, currency: 'EUR' } }],
    });
  });

  it('waits for the end of a dispute, though the bank took the money', async () => {
    await accepted();
    const dispute = disputeOf(fact);
    await testApp.moveTo('2027-06-06T10:00:00Z');
    await testApp.tell(opened(dispute));
    await testApp.moveTo('2027-06-08T10:00:00Z');
    expect([await payOf(), (await shown())?.state]).toEqual([undefined, 'held']);
    await testApp.tell(closed(dispute));
    await testApp.settle();
    expect(await payOf()).toMatchObject({ isHeld: false });
  });

  it('is lowered by a refund at the terms of the mission', async () => {
    await accepted();
    await testApp.moveTo('2027-06-07T10:30:00Z');
    await testApp.tell(refunded(fact, 9_000));
    await testApp.settle();
    expect((await payOf())?.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['share', 12_600],
      ['refund', -6_300],
    ]);
    expect(await shown()).toMatchObject({ net: { amount: 6_300 } });
  });

  it('counts for a booking that was cancelled too late', async () => {
    await accepted();
    await testApp.moveTo('2027-06-05T06:00:00Z');
    const cancelled: BookingCancelled = {
      type: 'booking.cancelled.v1',
      bookingId: fact.bookingId,
      bookingReference: fact.bookingReference,
      orderId: fact.orderId,
      by: 'customer',
      refund: { amount: 0, currency: 'EUR' },
    };
    await testApp.tell(cancelled);
    await testApp.moveTo('2027-06-05T12:30:00Z');
    await testApp.moveTo('2027-06-07T10:30:00Z');
    expect(await payOf()).toMatchObject({ lines: [{ amount: { amount: 12_600 } }] });
  });

  it('follows the rules of the city and the tickets of the tour', async () => {
    await testApp.rows(sql`
      insert into guide_missions.pay_rule (id, city_id, vat_basis_points, night_basis_points, seasons, languages)
      values (${randomUUID()}, ${cityId}, 2200, 2500, ${JSON.stringify([{ from: '06-01', to: '06-30', basisPoints: 1000 }])},
        ${JSON.stringify({ it_IT: 500 })})`);
    await testApp.rows(sql`
      insert into guide_missions.tour_tickets (tour_id, currency, adult, child, infant)
      values (${tourId}, 'EUR', 1000, 0, 0)`);
    await accepted();
    // 180.00 - 20.00 tickets = 160.00; without 22 % VAT 131.15; 70 % = 91.81, 10 % and 5 % of it.
    expect((await shown())?.lines).toMatchObject([
      { kind: 'share', of: { amount: 13_115 }, amount: { amount: 9_181 } },
      { kind: 'season', basisPoints: 1000, amount: { amount: 918 } },
      { kind: 'language', basisPoints: 500, amount: { amount: 459 } },
      { kind: 'ticket-advance', amount: { amount: 2_000 } },
    ]);
  });
});
