import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBooking, aGuideAccount } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { missionOf, openMission } from '../testing/open-mission.js';
import { CloseMissionWhenBookingCancelled } from './close-mission-when-booking-cancelled.js';

const FIRST = aBooking({ id: 'first' });
const SECOND = aBooking({ id: 'second', reference: 'BK-SECOND', price: { amount: 5_000, currency: 'EUR' } });
const LATE_AFTER = new Date('2027-06-04T07:30:00Z');

describe('a cancelled booking', () => {
  let ports: InMemoryPorts;
  let missionId: string;
  let guideId: string;
  beforeEach(async () => {
    ports = inMemoryPorts();
    const opened = await openMission(ports, 1, { kind: 'group', booking: FIRST });
    missionId = opened.missionId;
    guideId = opened.guideIds[0]!;
  });

  const mission = () => missionOf(ports, missionId);
  const cancel = (bookingId: string, recordedAt = ports.clock.now()): Promise<void> =>
    new CloseMissionWhenBookingCancelled(ports.missions, ports.search).react(
      {
        type: 'booking.cancelled.v1',
        bookingId,
        bookingReference: 'BK-4F8T2W',
        orderId: 'order-1',
        by: 'customer',
        refund: { amount: 0, currency: 'EUR' },
      },
      { id: 'message', recordedAt, sequence: 1 },
    );
  const assign = async (): Promise<void> => {
    const offer = await ports.offers.find(missionId, guideId);
    await ports.assignment.assign(await mission(), offer!, aGuideAccount(guideId), 'guide');
  };
  const plannedKinds = (): readonly string[] =>
    [...ports.scheduledJobs.planned.keys()].map((key) => key.split(' ')[0]!.replace('guide-missions.', ''));

  it('that was the last one cancels the mission and ends the search', async () => {
    await ports.matters.raise('start-is-near', await mission());
    await cancel('first');
    expect(await mission()).toMatchObject({ state: 'cancelled', standingBookings: [] });
    expect(ports.missions.events.at(-1)).toEqual({
      type: 'guide-missions.mission-cancelled.v1',
      missionId,
      guideId: null,
    });
    expect(plannedKinds()).toEqual(['end-mission']);
    expect(ports.matters.openOf(missionId)).toEqual([]);
  });

  it('leaves the mission to the others, whose guide is still searched for', async () => {
    await ports.group.join(await mission(), SECOND);
    await cancel('first');
    expect(await mission()).toMatchObject({ state: 'open', standingBookings: [{ id: 'second' }] });
    expect(ports.missions.events.at(-1)).toEqual({
      type: 'guide-missions.booking-withdrawn.v1',
      missionId,
      bookingId: 'first',
      guideId: null,
    });
    expect(plannedKinds()).toContain('ask-next-guides');
  });

  it('takes nothing from what the guide earns while another one remains', async () => {
    await ports.group.join(await mission(), SECOND);
    await assign();
    await cancel('second');
    expect(await mission()).toMatchObject({ state: 'assigned', guideId, earnings: { net: { amount: 16_100 } } });
    expect(ports.missions.events.at(-1)).toMatchObject({ type: 'guide-missions.booking-withdrawn.v1', guideId });
  });

  it('in time leaves the guide of the cancelled mission unpaid, also where that is heard late', async () => {
    await assign();
    ports.clock.moveTo(new Date('2027-06-05T06:00:00Z'));
    await cancel('first', LATE_AFTER);
    expect(await mission()).toMatchObject({
      state: 'cancelled',
      earnings: null,
      bookings: [{ cancelled: true, cancelledLate: false }],
    });
    expect(ports.missions.events.at(-1)).toMatchObject({ type: 'guide-missions.mission-cancelled.v1', guideId });
  });

  it('that was cancelled late pays the guide', async () => {
    await assign();
    await cancel('first', new Date(LATE_AFTER.getTime() + 1));
    expect(await mission()).toMatchObject({
      state: 'cancelled',
      earnings: { net: { amount: 12_600 } },
      bookings: [{ cancelled: true, cancelledLate: true }],
    });
  });

  it('does not change a mission that is over', async () => {
    await assign();
    const done = await mission();
    done.end(new Date('2027-06-05T12:30:00Z'));
    await ports.missions.save(done);
    const before = ports.missions.events.length;
    await cancel('first');
    expect(await mission()).toMatchObject({ state: 'finished', bookings: [{ cancelled: false }] });
    expect(ports.missions.events).toHaveLength(before);
  });

  it('that is told of twice changes a cancelled mission once', async () => {
    await cancel('first', LATE_AFTER);
    const before = ports.missions.events.length;
    await cancel('first', new Date(LATE_AFTER.getTime() + 1));
    expect((await mission()).bookings).toMatchObject([{ cancelledLate: false }]);
    expect(ports.missions.events).toHaveLength(before);
  });

  it('without a mission is remembered, for its confirmation may still come', async () => {
    await cancel('unknown');
    expect(await ports.missions.isWithdrawn('unknown')).toBe(true);
    expect(await ports.missions.isWithdrawn('first')).toBe(false);
    expect(await mission()).toMatchObject({ state: 'open', bookings: [{ cancelled: false }] });
  });
});
