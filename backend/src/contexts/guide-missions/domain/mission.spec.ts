import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aBooking, aGuideAccount, aDeparture, aRide, seventyPercent } from '../testing/a-departure.js';
import { earningsOf } from './earnings.js';
import { Mission } from './mission.js';
import { departureKeyOf } from './mission-departure.js';
import {
  GuestsMayStillCome,
  MissionAlreadyAssigned,
  MissionClosed,
  MissionHasStarted,
  MissionNotDelayable,
  MissionNotYours,
  VisitAlreadyReported,
  VisitTooEarly,
  VoucherUnknown,
} from './mission.errors.js';

const now = new Date('2027-06-01T12:00:00Z');
const guide = aGuideAccount();
const departure = aDeparture();
const earnings = earningsOf([departure.booking], seventyPercent, departure.localDate);
const anOpenMission = (told = departure): Mission => Mission.open('mission', told, 30, now);
function anAssignedMission(told = departure): Mission {
  const mission = anOpenMission(told);
  mission.assignTo(guide, 'guide', earnings, now);
  takeEvents(mission);
  return mission;
}

describe('a mission', () => {
  it('keeps its guide busy half an hour beyond its end', () => {
    expect(anOpenMission().busyUntil).toEqual(new Date('2027-06-05T11:00:00Z'));
  });

  it('is assigned once, and tells who has it', () => {
    const mission = anOpenMission();
    mission.assignTo(guide, 'guide', earnings, now);
    expect(mission).toMatchObject({ state: 'assigned', guideId: guide.id, assignedBy: 'guide', earnings });
    expect(takeEvents(mission)).toEqual([
      {
        type: 'guide-missions.mission-assigned.v1',
        missionId: 'mission',
        bookingIds: [departure.booking.id],
        guideId: guide.id,
        guideName: guide.name,
        guideContact: guide.contact,
      },
    ]);
    expect(() => mission.assignTo(aGuideAccount(), 'guide', earnings, now)).toThrow(MissionAlreadyAssigned);
    expect(mission.guideId).toBe(guide.id);
  });

  it('can be given back until it starts, by who has it', () => {
    const mission = anAssignedMission();
    expect(() => mission.unassign('somebody', now)).toThrow(MissionNotYours);
    expect(() => mission.unassign(guide.id, departure.startsAt)).toThrow(MissionHasStarted);
    mission.unassign(guide.id, new Date(departure.startsAt.getTime() - 1));
    expect(mission).toMatchObject({ state: 'open', guideId: null, earnings: null });
    expect(takeEvents(mission)).toEqual([
      { type: 'guide-missions.mission-reopened.v1', missionId: 'mission', bookingIds: [departure.booking.id] },
    ]);
  });

  it('is started by a voucher of its guests from an hour before the start, by its guide', () => {
    const mission = anAssignedMission();
    const { id, reference } = departure.booking;
    const start = (minutes: number, who = guide.id, code = reference): void =>
      mission.reportVisit(who, code, 'started', new Date(departure.startsAt.getTime() + minutes * 60_000));
    expect(() => start(-60, 'somebody')).toThrow(MissionNotYours);
    expect(() => start(-60, guide.id, 'BK-OTHERS')).toThrow(VoucherUnknown);
    expect(() => start(-60.1)).toThrow(VisitTooEarly);
    start(-60);
    start(0);
    expect(mission.bookings).toMatchObject([{ visit: 'started' }]);
    expect(takeEvents(mission)).toEqual([
      { type: 'guide-missions.visit-reported.v1', missionId: 'mission', bookingId: id, visit: 'started' },
    ]);
    const late = new Date(departure.startsAt.getTime() + 3_600_000);
    expect(() => mission.reportVisit(guide.id, reference, 'no-show', late)).toThrow(VisitAlreadyReported);
  });

  it.each([
    ['at a tour', departure, 30],
    ['at an airport', { ...departure, tour: { ...departure.tour, ride: { ...aRide, waitMinutes: 60 } } }, 60],
    ['at an address', { ...departure, tour: { ...departure.tour, ride: { ...aRide, waitMinutes: 15 } } }, 15],
  ])('has guests who did not come %s after the waiting time, and not before', (_where, from, waited) => {
    const mission = anAssignedMission(from);
    const miss = (minutes: number): void =>
      mission.reportVisit(
        guide.id,
        departure.booking.reference,
        'no-show',
        new Date(departure.startsAt.getTime() + minutes * 60_000),
      );
    expect(() => miss(waited - 0.1)).toThrow(GuestsMayStillCome);
    miss(waited);
    expect(takeEvents(mission)).toMatchObject([{ visit: 'no-show' }]);
  });

  it('tells that nobody was found only while it is open, before its start', () => {
    const mission = anOpenMission();
    mission.recordUnfilled(departure.startsAt);
    expect(takeEvents(mission)).toEqual([]);
    mission.recordUnfilled(new Date(departure.startsAt.getTime() - 1));
    expect(takeEvents(mission)).toEqual([
      {
        type: 'guide-missions.mission-unfilled.v1',
        missionId: 'mission',
        bookingIds: [departure.booking.id],
        searchingSince: now.toISOString(),
      },
    ]);
    const assigned = anAssignedMission();
    assigned.recordUnfilled(now);
    expect(takeEvents(assigned)).toEqual([]);
  });

  it('of a group grows by bookings and by their share', () => {
    const mission = anAssignedMission();
    const second = aBooking({ reference: 'BK-SECOND', price: { amount: 5_000, currency: 'EUR' } });
    mission.join(second, guide);
    expect(mission.earnings?.net.amount).toBe(earnings.net.amount + 3_500);
    expect(takeEvents(mission)).toMatchObject([
      { type: 'guide-missions.booking-joined.v1', bookingId: second.id, guideId: guide.id },
      { type: 'guide-missions.mission-assigned.v1', bookingIds: [second.id] },
    ]);
  });

  it('of a group goes on while a booking is left, for what was promised', () => {
    const mission = anAssignedMission();
    mission.join(aBooking(), guide);
    takeEvents(mission);
    const promised = mission.earnings;
    mission.withdraw(departure.booking.id, now);
    expect(takeEvents(mission)).toEqual([
      {
        type: 'guide-missions.booking-withdrawn.v1',
        missionId: 'mission',
        bookingId: departure.booking.id,
        guideId: guide.id,
      },
    ]);
    expect(mission).toMatchObject({ state: 'assigned', earnings: promised });
    expect(mission.standingBookings).toHaveLength(1);
  });

  it('is moved by a delay, and the contract keeps the agreed start', () => {
    const ride = { ...departure, tour: { ...departure.tour, ride: aRide } };
    expect(() => anAssignedMission().delay(30)).toThrow(MissionNotDelayable);
    const mission = anAssignedMission(ride);
    expect(mission.delay(120)).toBe(true);
    expect(mission.delay(120)).toBe(false);
    expect(mission).toMatchObject({ localTime: '11:30', busyUntil: new Date('2027-06-05T13:00:00Z') });
    expect(mission.isFor(departure)).toBe(true);
    expect(takeEvents(mission)).toMatchObject([{ type: 'guide-missions.mission-delayed.v1', minutes: 120 }]);
    const booking = { ...departure.booking, freeUntilMinutesBefore: 2880 };
    const late = anAssignedMission({ ...ride, booking });
    late.delay(120);
    late.withdraw(booking.id, new Date(departure.startsAt.getTime() - 2880 * 60_000 + 1));
    expect(late.bookings).toMatchObject([{ cancelledLate: true }]);
  });

  it('ends with its last booking: unpaid at the edge of the policy, paid a moment later', () => {
    const edge = new Date(departure.startsAt.getTime() - 24 * 3_600_000);
    const [early, late] = [anAssignedMission(), anAssignedMission()];
    early.withdraw(departure.booking.id, edge);
    late.withdraw(departure.booking.id, new Date(edge.getTime() + 1));
    expect(early).toMatchObject({ state: 'cancelled', earnings: null, guideId: guide.id });
    expect(late).toMatchObject({ state: 'cancelled', earnings });
    expect(() => late.mustBeOpen()).toThrow(MissionClosed);
  });

  it('is paid by what each booking was sold with', () => {
    const [strict, loose] = [anAssignedMission(), anAssignedMission()];
    const hoursBefore = (hours: number) => new Date(departure.startsAt.getTime() - hours * 3_600_000);
    const sold = (hours: number) => aBooking({ freeUntilMinutesBefore: hours * 60 });
    const [twoDays, oneHour] = [sold(48), sold(1)];
    strict.join(twoDays, guide);
    loose.join(oneHour, guide);
    for (const mission of [strict, loose]) mission.withdraw(departure.booking.id, hoursBefore(72));
    strict.withdraw(twoDays.id, hoursBefore(30));
    loose.withdraw(oneHour.id, hoursBefore(2));
    expect(strict.earnings).not.toBeNull();
    expect(loose).toMatchObject({ state: 'cancelled', earnings: null });
  });

  it('is paid for the booking that was cancelled late, though another one was sold to be free until later', () => {
    const mission = anAssignedMission();
    const oneHour = aBooking({ freeUntilMinutesBefore: 60 });
    mission.join(oneHour, guide);
    mission.withdraw(departure.booking.id, new Date(departure.startsAt.getTime() - 3 * 3_600_000));
    mission.withdraw(oneHour.id, new Date(departure.startsAt.getTime() - 2 * 3_600_000));
    expect(mission).toMatchObject({ state: 'cancelled' });
    expect(mission.earnings).not.toBeNull();
  });

  it('is finished when its time is over, or over without a guide', () => {
    const [done, open] = [anAssignedMission(), anOpenMission()];
    done.end(now);
    open.end(now);
    expect([done.state, open.state]).toEqual(['finished', 'cancelled']);
    expect(() => done.mustBeOpen()).toThrow(MissionClosed);
    done.end(now);
    expect(done.state).toBe('finished');
    expect(takeEvents(done)).toEqual([
      {
        type: 'guide-missions.mission-finished.v1',
        missionId: 'mission',
        guideId: guide.id,
        bookingIds: [departure.booking.id],
      },
    ]);
    expect(takeEvents(open)).toEqual([]);
  });

  it('is one for a private booking, and one for all bookings of a group departure in one language', () => {
    const group = aDeparture({ kind: 'group' });
    const other = { ...group, booking: aBooking() };
    expect(departureKeyOf(departure)).not.toBe(departureKeyOf({ ...departure, booking: aBooking() }));
    expect(departureKeyOf(group)).toBe(departureKeyOf(other));
    expect(departureKeyOf(group)).not.toBe(departureKeyOf({ ...group, language: 'ja_JP' }));
  });
});
