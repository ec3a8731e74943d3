import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { BookingCancelled, BookingConfirmed } from '../../booking/events.js';
import { LiveEvents } from '../../../platform/realtime/live-events.js';
import { until } from '../../../platform/testing/reaction-queue.contract.js';
import { aBookingConfirmed } from '../testing/a-departure.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

describe('the open pages of guides who were asked', () => {
  let testApp: MissionsTestApp;
  let cityId: string;

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
  });
  afterAll(async () => testApp.close());
  beforeEach(async () => {
    await testApp.moveTo(MORNING);
    cityId = randomUUID();
  });

  /** How often the page of this guide was told during `act`. */
  async function toldDuring(guideId: string, act: () => Promise<unknown>): Promise<number> {
    const stream = testApp.app.get(LiveEvents).open(guideId);
    let heard = '';
    stream.on('data', (piece: Buffer) => (heard += piece.toString()));
    await act();
    await testApp.settle();
    await until(() => heard.includes('missions-changed'));
    stream.destroy();
    return heard.split('event: missions-changed').length - 1;
  }

  const cancel = async ({ bookingId, bookingReference, orderId }: BookingConfirmed): Promise<void> => {
    const refund = { amount: 0, currency: 'EUR' } as const;
    const fact: BookingCancelled = {
      type: 'booking.cancelled.v1',
      bookingId,
      bookingReference,
      orderId,
      by: 'customer',
      refund,
    };
    await testApp.tell(fact);
    await testApp.settle();
  };

  it('are told when another guide takes it', async () => {
    const [first, second] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    expect(await toldDuring(second!, () => testApp.respond(mission, first!, 'yes'))).toBeGreaterThan(0);
  });

  it('are told when it is offered, given back and cancelled', async () => {
    const [first, second] = await testApp.guides(cityId, 2);
    const booking = aBookingConfirmed({ cityId });
    expect(await toldDuring(second!, () => testApp.book(booking))).toBeGreaterThan(0);
    const mission = await testApp.missionOf(booking.bookingId);
    await testApp.respond(mission, first!, 'yes');
    const giveBack = () =>
      testApp.request('PUT', `/api/missions/${mission}/guide-cancelled`, first!, { guideReason: 'I am ill' });
    expect(await toldDuring(second!, giveBack)).toBeGreaterThan(0);
    expect(await toldDuring(second!, () => cancel(booking))).toBeGreaterThan(0);
  });

  it('are told when fewer guests come to a group that is still on offer', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const group = { cityId, optionId: randomUUID(), kind: 'group' as const, categories: ['group-tour'] };
    await testApp.book(group);
    const second = aBookingConfirmed({ ...group, bookingReference: 'BK-SECOND' });
    await testApp.book(second);
    expect(await toldDuring(guide!, () => cancel(second))).toBeGreaterThan(0);
  });
});
