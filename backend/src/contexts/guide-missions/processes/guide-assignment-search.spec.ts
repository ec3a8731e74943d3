import { beforeEach, describe, expect, it } from '@jest/globals';
import { AskNextGuides } from '../jobs/ask-next-guides.job.js';
import { EndMission } from '../jobs/end-mission.job.js';
import { WarnCustomers } from '../jobs/warn-customers.job.js';
import { WarnOfNearStart } from '../jobs/warn-of-near-start.job.js';
import { aGuideAccount } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { askedFor, missionOf, openMission, typesOf } from '../testing/open-mission.js';

describe('the search for a guide', () => {
  let ports: InMemoryPorts;
  beforeEach(() => {
    ports = inMemoryPorts();
  });

  const askNext = (missionId: string): Promise<void> =>
    new AskNextGuides(ports.missions, ports.guideOffers, ports.search).run({}, missionId);
  const openKinds = async (missionId: string): Promise<readonly string[]> =>
    ports.matters.openOf(missionId).map(({ kind }) => kind);
  const assign = async (missionId: string, guideId: string): Promise<void> => {
    const offer = await ports.offers.find(missionId, guideId);
    await ports.assignment.assign(await missionOf(ports, missionId), offer!, aGuideAccount(guideId), 'guide');
  };

  it('asks the three best guides until a deadline, and plans what follows', async () => {
    const { missionId, guideIds } = await openMission(ports, 4);
    expect(await askedFor(ports, missionId)).toEqual(guideIds.slice(0, 3));
    const deadline = new Date('2027-06-01T18:00:00Z');
    expect(await ports.offers.find(missionId, guideIds[0]!)).toMatchObject({ respondBefore: deadline, answer: null });
    expect(Object.fromEntries(ports.scheduledJobs.planned)).toEqual({
      [`guide-missions.ask-next-guides ${missionId}`]: deadline,
      [`guide-missions.warn-of-near-start ${missionId}`]: new Date('2027-06-04T07:30:00Z'),
      [`guide-missions.warn-customers ${missionId}`]: new Date('2027-06-04T07:30:00Z'),
      [`guide-missions.end-mission ${missionId}`]: new Date('2027-06-05T12:30:00Z'),
    });
    expect(typesOf(ports.missions.events)).toEqual(['mission-offered', 'mission-offered', 'mission-offered']);
  });

  it('does not ask guides whose account is suspended', async () => {
    const { missionId: first, guideIds } = await openMission(ports, 2);
    ports.accounts.suspended.add(guideIds[0]!);
    const { cityId } = await missionOf(ports, first);
    const { missionId } = await openMission(ports, 0, { cityId });
    expect(await askedFor(ports, missionId)).toEqual([guideIds[1]]);
  });

  it('tells the team where nobody is left to ask', async () => {
    const { missionId } = await openMission(ports, 0);
    expect(await openKinds(missionId)).toEqual(['nobody-left']);
  });

  it('asks the next guides at the deadline, and records whose time has passed', async () => {
    const { missionId, guideIds } = await openMission(ports, 4);
    ports.clock.moveTo(new Date('2027-06-01T18:00:00Z'));
    await askNext(missionId);
    expect(await askedFor(ports, missionId)).toEqual(guideIds);
    expect(typesOf(ports.missions.events).filter((type) => type === 'offer-lapsed')).toHaveLength(3);
    expect(await openKinds(missionId)).toEqual([]);
  });

  it('asks nobody for a mission that is assigned or has started', async () => {
    const { missionId, guideIds } = await openMission(ports, 4);
    await assign(missionId, guideIds[0]!);
    await askNext(missionId);
    expect(await askedFor(ports, missionId)).toHaveLength(3);
    const { missionId: late } = await openMission(ports, 4);
    ports.clock.moveTo(new Date('2027-06-05T07:30:00Z'));
    await askNext(late);
    expect(await askedFor(ports, late)).toHaveLength(3);
  });

  it('warns the team and the customers a day before the start, while it is open', async () => {
    const [{ missionId: open }, { missionId: assigned, guideIds }] = [
      await openMission(ports, 1),
      await openMission(ports, 1),
    ];
    await assign(assigned, guideIds[0]!);
    ports.clock.moveTo(new Date('2027-06-04T07:30:00Z'));
    for (const missionId of [open, assigned]) {
      await new WarnOfNearStart(ports.missions, ports.matters).run({}, missionId);
      await new WarnCustomers(ports.missions, ports.clock).run({}, missionId);
    }
    expect(await openKinds(open)).toEqual(['start-is-near']);
    expect(await openKinds(assigned)).toEqual([]);
    const unfilled = ports.missions.events.filter(({ type }) => type === 'guide-missions.mission-unfilled.v1');
    expect(unfilled).toMatchObject([{ missionId: open }]);
  });

  it('ends with the mission: finished where it was assigned, cancelled where nobody took it', async () => {
    const [{ missionId: untaken }, { missionId: done, guideIds }] = [
      await openMission(ports, 0),
      await openMission(ports, 1),
    ];
    await assign(done, guideIds[0]!);
    ports.clock.moveTo(new Date('2027-06-05T12:30:00Z'));
    for (const missionId of [untaken, done])
      await new EndMission(ports.missions, ports.search, ports.scheduledJobs, ports.clock).run({}, missionId);
    expect(await missionOf(ports, untaken)).toMatchObject({ state: 'cancelled' });
    expect(await missionOf(ports, done)).toMatchObject({ state: 'finished', finishedAt: ports.clock.now() });
    expect(await openKinds(untaken)).toEqual([]);
    const finished = ports.missions.events.filter(({ type }) => type === 'guide-missions.mission-finished.v1');
    expect(finished).toMatchObject([{ missionId: done, guideId: guideIds[0] }]);
  });
});
