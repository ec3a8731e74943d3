import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBooking, aDeparture } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { askedFor, guidesIn, missionOf, openMission, typesOf } from '../testing/open-mission.js';

describe('opening a mission', () => {
  let ports: InMemoryPorts;
  beforeEach(() => {
    ports = inMemoryPorts();
  });

  it('stores it open, without a guide, with the pause after its end and its rule for late cancellations', async () => {
    const booking = aBooking();
    const { missionId } = await openMission(ports, 0, { booking, cancellationMinutes: 2880 });
    expect(await missionOf(ports, missionId)).toMatchObject({
      state: 'open',
      departureKey: `booking ${booking.id}`,
      openedAt: ports.clock.now(),
      busyUntil: new Date('2027-06-05T11:00:00Z'),
      lateAfter: new Date('2027-06-03T07:30:00Z'),
      bookings: [booking],
      guideId: null,
      earnings: null,
    });
  });

  it('asks the best guides of its city for it, and nobody for another one', async () => {
    const departure = aDeparture();
    const here = guidesIn(ports, departure.cityId, 2);
    guidesIn(ports, 'another city', 1);
    await ports.opening.open(departure);
    const mission = await ports.missions.findOfBooking(departure.booking.id);
    expect(await askedFor(ports, mission?.id ?? '')).toEqual(here);
    expect(typesOf(ports.missions.events)).toEqual(['mission-offered', 'mission-offered']);
    expect(ports.matters.openOf(mission?.id ?? '')).toEqual([]);
  });

  it('gives the guides who are asked close to the start half an hour before the customers are told', async () => {
    ports.clock.moveTo(new Date('2027-06-05T05:30:00Z'));
    const { missionId, guideIds } = await openMission(ports, 1);
    expect(Object.fromEntries(ports.scheduledJobs.planned)).toMatchObject({
      [`guide-missions.warn-of-near-start ${missionId}`]: new Date('2027-06-04T07:30:00Z'),
      [`guide-missions.warn-customers ${missionId}`]: new Date('2027-06-05T06:00:00Z'),
    });
    expect(await ports.offers.find(missionId, guideIds[0]!)).toMatchObject({
      respondBefore: new Date('2027-06-05T06:30:00Z'),
    });
  });

  it('asks until just before the start, and nobody from the start on', async () => {
    ports.clock.moveTo(new Date('2027-06-05T07:29:59.999Z'));
    const { missionId: early } = await openMission(ports, 1);
    expect(await askedFor(ports, early)).toHaveLength(1);
    ports.clock.moveBy(1);
    const { missionId: late } = await openMission(ports, 1);
    expect(await askedFor(ports, late)).toEqual([]);
    expect(ports.matters.openOf(late)).toEqual([]);
  });
});
