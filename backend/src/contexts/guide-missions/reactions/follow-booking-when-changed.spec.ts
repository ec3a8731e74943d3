import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingChanged } from '../../booking/events.js';
import { aBookingConfirmed, aGuideAccount, type BookingToTell, ToldDepartures } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { askedFor, guidesIn } from '../testing/open-mission.js';
import { FollowBookingWhenChanged } from './follow-booking-when-changed.js';
import { OpenMissionWhenBookingConfirmed } from './open-mission-when-booking-confirmed.js';

describe('a changed booking', () => {
  let ports: InMemoryPorts;
  let departures: ToldDepartures;
  beforeEach(() => {
    ports = inMemoryPorts();
    departures = new ToldDepartures();
  });

  const confirm = (booking: BookingToTell): Promise<void> =>
    new OpenMissionWhenBookingConfirmed(ports.missions, ports.group, ports.opening, departures).react(
      departures.note(booking),
    );
  const change = (booking: BookingToTell, changed: BookingChanged['changed'], revision = 1): Promise<void> => {
    const { bookingId, bookingReference, orderId } = departures.note(booking);
    return new FollowBookingWhenChanged(ports.missions, departures, ports.group, ports.opening, ports.search).react(
      { type: 'booking.changed.v1', bookingId, bookingReference, orderId, changed, revision },
      { id: 'message', recordedAt: ports.clock.now(), sequence: 1 },
    );
  };
  const assignedTo = async (booking: BookingToTell, guideId: string): Promise<void> => {
    const mission = await ports.missions.findOfBooking(booking.bookingId);
    const offer = await ports.offers.find(mission!.id, guideId);
    await ports.assignment.assign(mission!, offer!, aGuideAccount(guideId), 'guide');
  };
  const LATER = { startsAt: '2027-06-06T07:30:00.000Z', endsAt: '2027-06-06T10:30:00.000Z', localDate: '2027-06-06' };

  it('with fewer guests stays with its guide, whose earnings stay too', async () => {
    const booking = aBookingConfirmed();
    const [guideId = ''] = guidesIn(ports, booking.cityId, 1);
    await confirm(booking);
    await assignedTo(booking, guideId);
    const before = await ports.missions.findOfBooking(booking.bookingId);
    await change({ ...booking, travellers: { adults: 1, children: 0, infants: 0 } }, ['travellers']);
    const mission = await ports.missions.findOfBooking(booking.bookingId);
    expect(mission).toMatchObject({
      id: before?.id,
      state: 'assigned',
      guideId,
      earnings: before?.earnings,
      bookings: [{ travellers: { adults: 1, children: 0, infants: 0 } }],
    });
  });

  it('at another time leaves its guide free, and guides are asked anew', async () => {
    const booking = aBookingConfirmed();
    const [guideId = ''] = guidesIn(ports, booking.cityId, 1);
    await confirm(booking);
    await assignedTo(booking, guideId);
    const before = await ports.missions.findOfBooking(booking.bookingId);
    await change({ ...booking, ...LATER }, ['time']);
    const after = await ports.missions.findOfBooking(booking.bookingId);
    expect(after?.id).not.toBe(before?.id);
    expect(after).toMatchObject({ state: 'open', localDate: '2027-06-06', startsAt: new Date(LATER.startsAt) });
    expect(await ports.missions.getForChange(before!.id)).toMatchObject({ state: 'cancelled', earnings: null });
    expect(await askedFor(ports, after!.id)).toEqual([guideId]);
  });

  it('of a group leaves the others with their guide, and joins who goes at its new time', async () => {
    const first = aBookingConfirmed({ kind: 'group' });
    const second = { ...first, bookingId: aBookingConfirmed().bookingId };
    const later = { ...first, bookingId: aBookingConfirmed().bookingId, ...LATER };
    guidesIn(ports, first.cityId, 1);
    for (const booking of [first, second, later]) await confirm(booking);
    await change({ ...second, ...LATER }, ['time']);
    const [remaining, joined] = [
      await ports.missions.findOfBooking(first.bookingId),
      await ports.missions.findOfBooking(second.bookingId),
    ];
    expect(remaining?.standingBookings.map(({ id }) => id)).toEqual([first.bookingId]);
    expect(joined?.standingBookings.map(({ id }) => id)).toEqual([later.bookingId, second.bookingId]);
  });

  it('changed twice within a moment has one mission, at its last time', async () => {
    const booking = aBookingConfirmed();
    guidesIn(ports, booking.cityId, 1);
    await confirm(booking);
    await change({ ...booking, ...LATER }, ['time']);
    await change({ ...booking, ...LATER }, ['time'], 2);
    const open = ports.missions.all.filter(({ state }) => state === 'open');
    expect(open).toMatchObject([{ localDate: '2027-06-06' }]);
  });

  it('whose confirmation has not come yet has no mission to follow', async () => {
    const booking = aBookingConfirmed();
    await change(booking, ['time']);
    expect(ports.missions.all).toEqual([]);
  });
});
