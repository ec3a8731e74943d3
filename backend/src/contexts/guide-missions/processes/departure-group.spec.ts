import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBooking, aGuideAccount } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { missionOf, openMission } from '../testing/open-mission.js';

const second = () => aBooking({ reference: 'BK-SECOND', price: { amount: 5_000, currency: 'EUR' } });

describe('a booking that joins a group departure', () => {
  let ports: InMemoryPorts;
  beforeEach(() => {
    ports = inMemoryPorts();
  });

  it('raises what is offered while the mission is open', async () => {
    const { missionId, guideIds } = await openMission(ports, 1, { kind: 'group' });
    const booking = second();
    await ports.group.join(await missionOf(ports, missionId), booking);
    expect((await missionOf(ports, missionId)).bookings).toHaveLength(2);
    const offer = await ports.offers.find(missionId, guideIds[0]!);
    expect(offer?.earnings.net.amount).toBe(12_600 + 3_500);
    expect(ports.missions.events.at(-1)).toEqual({
      type: 'guide-missions.booking-joined.v1',
      missionId,
      bookingId: booking.id,
      guideId: null,
    });
  });

  it('raises what the guide earns once the mission is assigned, and names the guide to the new customer', async () => {
    const { missionId, guideIds } = await openMission(ports, 1, { kind: 'group' });
    const guide = aGuideAccount(guideIds[0]);
    const offer = await ports.offers.find(missionId, guide.id);
    await ports.assignment.assign(await missionOf(ports, missionId), offer!, guide, 'guide');
    const booking = second();
    await ports.group.join(await missionOf(ports, missionId), booking);
    expect((await missionOf(ports, missionId)).earnings?.net.amount).toBe(12_600 + 3_500);
    expect(ports.missions.events.slice(-2)).toMatchObject([
      { type: 'guide-missions.booking-joined.v1', bookingId: booking.id, guideId: guide.id },
      { type: 'guide-missions.mission-assigned.v1', bookingIds: [booking.id], guideId: guide.id },
    ]);
  });

  it('joins once', async () => {
    const { missionId } = await openMission(ports, 1, { kind: 'group' });
    const booking = second();
    await ports.group.join(await missionOf(ports, missionId), booking);
    const before = ports.missions.events.length;
    await ports.group.join(await missionOf(ports, missionId), booking);
    expect((await missionOf(ports, missionId)).bookings).toHaveLength(2);
    expect(ports.missions.events).toHaveLength(before);
  });
});
