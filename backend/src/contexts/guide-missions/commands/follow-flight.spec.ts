import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import { aDeparture, aRide } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { missionOf, openMission, typesOf } from '../testing/open-mission.js';
import { FollowFlight, FollowFlightHandler } from './follow-flight.js';

const CHECK = 'guide-missions.check-flight';
const SIX_HOURS_BEFORE = new Date('2027-06-05T01:30:00Z');

describe('the flight of a mission', () => {
  let ports: InMemoryPorts;
  let missionId: string;
  const follow = (minutesLate: number | undefined) => {
    const { missions, delay, scheduledJobs, clock } = ports;
    const handler = new FollowFlightHandler(missions, delay, scheduledJobs, clock);
    return handler.execute(new FollowFlight(missionId, minutesLate, Actor.job(CHECK)));
  };
  const nextCheck = () => ports.scheduledJobs.planned.get(`${CHECK} ${missionId}`);
  const open = async (ride = aRide): Promise<void> => {
    ({ missionId } = await openMission(ports, 1, { tour: { ...aDeparture().tour, ride } }));
  };
  beforeEach(() => {
    ports = inMemoryPorts();
  });

  it('is asked about from six hours before the landing, and not where nobody waits for it', async () => {
    await open();
    expect(nextCheck()).toEqual(SIX_HOURS_BEFORE);
    await open({ ...aRide, isLanding: false });
    expect(nextCheck()).toBeUndefined();
    await open({ ...aRide, flightNumber: null });
    expect(nextCheck()).toBeUndefined();
  });

  it('moves the mission, and is asked about again until the pick-up begins', async () => {
    await open();
    ports.clock.moveTo(SIX_HOURS_BEFORE);
    await follow(118);
    expect(await missionOf(ports, missionId)).toMatchObject({ delayMinutes: 120, localTime: '11:30' });
    expect(nextCheck()).toEqual(new Date('2027-06-05T01:45:00Z'));
    await follow(118);
    expect(typesOf(ports.missions.events).filter((type) => type === 'mission-delayed')).toHaveLength(1);
    await follow(undefined);
    expect(await missionOf(ports, missionId)).toMatchObject({ delayMinutes: 120 });
    ports.clock.moveTo(new Date('2027-06-05T09:30:00Z'));
    ports.scheduledJobs.planned.clear();
    await follow(60);
    expect(await missionOf(ports, missionId)).toMatchObject({ delayMinutes: 60, localTime: '10:30' });
    expect(nextCheck()).toBeUndefined();
  });

  it('changes what people said only where it says something new', async () => {
    await open();
    const mission = await missionOf(ports, missionId);
    await ports.delay.delay(mission, 60);
    await follow(0);
    expect(await missionOf(ports, missionId)).toMatchObject({ delayMinutes: 60 });
    await follow(30);
    expect(await missionOf(ports, missionId)).toMatchObject({ delayMinutes: 30 });
  });

  it('is followed no more once the mission is over', async () => {
    await open();
    const mission = await missionOf(ports, missionId);
    mission.withdraw(mission.bookings[0]!.id, ports.clock.now());
    await ports.missions.save(mission);
    ports.scheduledJobs.planned.clear();
    await follow(120);
    expect(await missionOf(ports, missionId)).toMatchObject({ delayMinutes: 0 });
    expect(nextCheck()).toBeUndefined();
  });
});
