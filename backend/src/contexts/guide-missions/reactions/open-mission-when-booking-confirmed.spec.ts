import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBookingConfirmed, type BookingToTell, ToldDepartures } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { askedFor, guidesIn } from '../testing/open-mission.js';
import { OpenMissionWhenBookingConfirmed } from './open-mission-when-booking-confirmed.js';

describe('a confirmed booking', () => {
  let ports: InMemoryPorts;
  let departures: ToldDepartures;
  let reaction: OpenMissionWhenBookingConfirmed;
  beforeEach(() => {
    ports = inMemoryPorts();
    departures = new ToldDepartures();
    reaction = new OpenMissionWhenBookingConfirmed(ports.missions, ports.group, ports.opening, departures);
  });

  const confirm = (booking: BookingToTell): Promise<void> => reaction.react(departures.note(booking));
  const bookingsOfMissions = (): readonly (readonly string[])[] =>
    ports.missions.all.map(({ bookings }) => bookings.map(({ id }) => id));
  const group = aBookingConfirmed({ kind: 'group' });
  const sameDeparture = (changes: Partial<BookingToTell> = {}): BookingToTell =>
    aBookingConfirmed({ ...group, bookingId: aBookingConfirmed().bookingId, ...changes });

  it('opens a mission in its language and category, with its own time to cancel, and asks guides of its city', async () => {
    const booking = aBookingConfirmed({ categories: ['food', 'private-tour'], freeUntilMinutesBefore: 2880 });
    const guideIds = guidesIn(ports, booking.cityId, 1);
    await confirm(booking);
    const mission = await ports.missions.findOfBooking(booking.bookingId);
    expect(mission).toMatchObject({
      state: 'open',
      category: 'food',
      language: 'it_IT',
      lateAfter: new Date('2027-06-03T07:30:00Z'),
      bookings: [{ reference: 'BK-4F8T2W', specialRequirements: 'A slow pace, please', cancelled: false }],
    });
    expect(await askedFor(ports, mission?.id ?? '')).toEqual(guideIds);
  });

  it('of a private tour has a mission of its own, also at the same time', async () => {
    const [first, second] = [aBookingConfirmed(), aBookingConfirmed()];
    await confirm(first);
    await confirm({ ...first, bookingId: second.bookingId });
    expect(bookingsOfMissions()).toEqual([[first.bookingId], [second.bookingId]]);
  });

  it('of a group departure joins the mission of the others in its language', async () => {
    const [second, german] = [sameDeparture(), sameDeparture({ guideLanguage: 'de_DE' })];
    const later = sameDeparture({ startsAt: '2027-06-05T12:00:00.000Z', endsAt: '2027-06-05T15:00:00.000Z' });
    for (const booking of [group, second, german, later]) await confirm(booking);
    expect(bookingsOfMissions()).toEqual([[group.bookingId, second.bookingId], [german.bookingId], [later.bookingId]]);
  });

  it('of a group departure whose bookings were all cancelled opens a new mission', async () => {
    await confirm(group);
    const running = await ports.missions.findOfBooking(group.bookingId);
    running?.withdraw(group.bookingId, ports.clock.now());
    await ports.missions.save(running!);
    const next = sameDeparture();
    await confirm(next);
    expect(bookingsOfMissions()).toEqual([[group.bookingId], [next.bookingId]]);
    expect(ports.missions.all.map(({ state }) => state)).toEqual(['cancelled', 'open']);
  });

  it('that is told of twice changes nothing the second time', async () => {
    for (const booking of [aBookingConfirmed(), group]) {
      guidesIn(ports, booking.cityId, 1);
      await confirm(booking);
      const before = ports.missions.events.length;
      await confirm(booking);
      expect(ports.missions.events).toHaveLength(before);
    }
    expect(ports.missions.all.map(({ bookings }) => bookings.length)).toEqual([1, 1]);
  });

  it('needs nobody where its cancellation was told of first', async () => {
    await ports.missions.noteWithdrawn(group.bookingId);
    await confirm(group);
    expect(ports.missions.all).toEqual([]);
  });

  it('is tried again where nobody knows it', async () => {
    await expect(reaction.react(aBookingConfirmed({ bookingId: 'unknown' }))).rejects.toThrow('unknown');
    expect(ports.missions.all).toEqual([]);
  });
});
