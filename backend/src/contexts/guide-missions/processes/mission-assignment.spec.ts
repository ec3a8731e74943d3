import { beforeEach, describe, expect, it } from '@jest/globals';
import { aDeparture, aGuideAccount, aRide } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { askedFor, missionOf, openMission, typesOf } from '../testing/open-mission.js';

describe('the assignment of a mission', () => {
  let ports: InMemoryPorts;
  beforeEach(() => {
    ports = inMemoryPorts();
  });

  const offerOf = async (missionId: string, guideId: string) => (await ports.offers.find(missionId, guideId))!;
  const assign = async (missionId: string, guideId: string): Promise<void> =>
    ports.assignment.assign(
      await missionOf(ports, missionId),
      await offerOf(missionId, guideId),
      aGuideAccount(guideId),
      'guide',
    );
  const unassign = async (missionId: string, guideId: string): Promise<void> =>
    ports.assignment.unassign(await missionOf(ports, missionId), await offerOf(missionId, guideId), 'I am ill');
  const plannedFor = (missionId: string): readonly string[] =>
    [...ports.scheduledJobs.planned.keys()].flatMap((key) => {
      const [kind = '', id] = key.split(' ');
      return id === missionId ? [kind.replace('guide-missions.', '')] : [];
    });

  it('gives it to the guide for what the offer says, and names the guide to the customers', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    const [guideId = ''] = guideIds;
    ports.clock.moveBy(60_000);
    await assign(missionId, guideId);
    const mission = await missionOf(ports, missionId);
    expect(mission).toMatchObject({
      state: 'assigned',
      guideId,
      assignedBy: 'guide',
      assignedAt: ports.clock.now(),
      earnings: (await offerOf(missionId, guideId)).earnings,
    });
    expect(ports.missions.events.at(-1)).toEqual({
      type: 'guide-missions.mission-assigned.v1',
      missionId,
      bookingIds: mission.bookings.map(({ id }) => id),
      guideId,
      guideName: 'Giulia Marchetti',
      guideContact: '+39 06 5555 0100',
    });
  });

  it('ends the search: nobody is asked or warned any more, and what the team was told is settled', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    await ports.matters.raise('start-is-near', await missionOf(ports, missionId));
    await assign(missionId, guideIds[0]!);
    expect(plannedFor(missionId)).toEqual(['end-mission']);
    expect(ports.matters.openOf(missionId)).toEqual([]);
  });

  it('is refused where the mission has a guide, and where it was cancelled', async () => {
    const { missionId, guideIds } = await openMission(ports, 2);
    await assign(missionId, guideIds[0]!);
    await expect(assign(missionId, guideIds[1]!)).rejects.toMatchObject({ code: 'MISSION_ALREADY_GIVEN' });
    expect(await missionOf(ports, missionId)).toMatchObject({ guideId: guideIds[0] });
    const cancelled = await missionOf(ports, missionId);
    cancelled.withdraw(cancelled.bookings[0]!.id, ports.clock.now());
    await ports.missions.save(cancelled);
    await expect(assign(missionId, guideIds[1]!)).rejects.toMatchObject({ code: 'MISSION_CLOSED' });
  });

  it('is refused to a guide who has another mission then, until the pause after that is over', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    const [guideId = ''] = guideIds;
    const { cityId } = await missionOf(ports, missionId);
    const times = (startsAt: string) => ({
      cityId,
      startsAt: new Date(startsAt),
      endsAt: new Date('2027-06-05T14:00:00Z'),
    });
    const { missionId: tooSoon } = await openMission(ports, 0, times('2027-06-05T10:59:59.999Z'));
    const { missionId: afterPause } = await openMission(ports, 0, times('2027-06-05T11:00:00Z'));
    await assign(missionId, guideId);
    await expect(assign(tooSoon, guideId)).rejects.toMatchObject({ code: 'MISSION_OVERLAPS' });
    expect(await missionOf(ports, tooSoon)).toMatchObject({ state: 'open', guideId: null });
    await assign(afterPause, guideId);
    expect(await missionOf(ports, afterPause)).toMatchObject({ state: 'assigned', guideId });
  });

  it('is refused to a guide whose mission before is so late that it reaches into this one', async () => {
    const tour = { ...aDeparture().tour, ride: aRide };
    const { missionId, guideIds } = await openMission(ports, 1, { tour });
    const [guideId = ''] = guideIds;
    const { cityId } = await missionOf(ports, missionId);
    const after = {
      cityId,
      startsAt: new Date('2027-06-05T12:00:00Z'),
      endsAt: new Date('2027-06-05T14:00:00Z'),
    };
    const { missionId: next } = await openMission(ports, 0, after);
    await assign(missionId, guideId);
    const late = await missionOf(ports, missionId);
    late.delay(120);
    await ports.missions.save(late);
    await expect(assign(next, guideId)).rejects.toMatchObject({ code: 'MISSION_OVERLAPS' });
    late.delay(60);
    await ports.missions.save(late);
    await assign(next, guideId);
    late.delay(120);
    await ports.missions.save(late);
    expect(await ports.missions.inTheWayOf(late, guideId)).toMatchObject([{ id: next }]);
  });

  it('is taken back with its reason: the team is told, and others are asked in a new search', async () => {
    const { missionId, guideIds } = await openMission(ports, 4);
    const [guideId = ''] = guideIds;
    await assign(missionId, guideId);
    ports.clock.moveBy(60_000);
    await unassign(missionId, guideId);
    const mission = await missionOf(ports, missionId);
    expect(mission).toMatchObject({ state: 'open', guideId: null, earnings: null, openedAt: ports.clock.now() });
    expect(await offerOf(missionId, guideId)).toMatchObject({
      answer: 'no',
      answeredAt: ports.clock.now(),
      privateNote: 'I am ill',
      activated: false,
    });
    expect(ports.matters.openOf(missionId)).toMatchObject([
      { kind: 'guide-cancelled', subject: { type: 'mission' }, facts: { guideId, message: 'I am ill' } },
    ]);
    expect(await askedFor(ports, missionId)).toEqual(guideIds);
    for (const other of guideIds.slice(1))
      expect(await offerOf(missionId, other)).toMatchObject({ askedAt: ports.clock.now(), answer: null });
    expect(plannedFor(missionId).toSorted()).toEqual([
      'ask-next-guides',
      'end-mission',
      'warn-customers',
      'warn-of-near-start',
    ]);
    expect(typesOf(ports.missions.events).slice(-4)).toEqual([
      'mission-reopened',
      'mission-offered',
      'mission-offered',
      'mission-offered',
    ]);
  });

  it('is taken back from nobody but its guide, and before the start alone', async () => {
    const { missionId, guideIds } = await openMission(ports, 2);
    await assign(missionId, guideIds[0]!);
    await expect(unassign(missionId, guideIds[1]!)).rejects.toMatchObject({ code: 'MISSION_NOT_YOURS' });
    ports.clock.moveTo(new Date('2027-06-05T07:30:00Z'));
    await expect(unassign(missionId, guideIds[0]!)).rejects.toMatchObject({ code: 'MISSION_HAS_STARTED' });
    ports.clock.moveBy(-1);
    await unassign(missionId, guideIds[0]!);
    expect(await missionOf(ports, missionId)).toMatchObject({ state: 'open' });
  });
});
