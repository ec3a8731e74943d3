import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotAllowed } from '../../../shared-kernel/actor.js';
import {
  CancellationReasonMissing,
  MissionAlreadyAssigned,
  MissionHasStarted,
  MissionIsYours,
  MissionOverlaps,
  MissionUnknown,
  OfferExpired,
} from '../domain/mission.errors.js';
import type { Answer } from '../domain/offer.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { aCustomer, asGuide } from '../testing/mission-actors.js';
import { askedFor, guidesIn, missionOf, openMission, typesOf } from '../testing/open-mission.js';
import { AnswerOffer, AnswerOfferHandler } from './answer-offer.js';

const START = new Date('2027-06-05T07:30:00Z');
const DEADLINE = new Date('2027-06-01T18:00:00Z');

describe('answering an offer', () => {
  let ports: InMemoryPorts;
  let handler: AnswerOfferHandler;
  beforeEach(() => {
    ports = inMemoryPorts();
    const { missionOffers, offers, search, assignment, matters, clock } = ports;
    handler = new AnswerOfferHandler(missionOffers, offers, search, assignment, matters, clock);
  });

  const answer = (missionId: string, guideId: string, said: Answer, text: string | null = null): Promise<void> =>
    handler.execute(new AnswerOffer(missionId, said, text, asGuide(guideId)));
  const openKinds = async (missionId: string): Promise<readonly string[]> =>
    ports.matters.openOf(missionId).map(({ kind }) => kind);

  it('with yes assigns the mission, ends the search and settles what waited for the team', async () => {
    const { missionId, guideIds } = await openMission(ports, 2);
    await answer(missionId, guideIds[1]!, 'maybe');
    await answer(missionId, guideIds[0]!, 'yes');
    expect(await missionOf(ports, missionId)).toMatchObject({
      state: 'assigned',
      guideId: guideIds[0],
      assignedBy: 'guide',
      earnings: { net: { amount: 12_600, currency: 'EUR' } },
    });
    expect(await openKinds(missionId)).toEqual([]);
    expect([...ports.scheduledJobs.planned.keys()]).toEqual([`guide-missions.end-mission ${missionId}`]);
    expect(typesOf(ports.missions.events)).toEqual(['mission-offered', 'mission-offered', 'mission-assigned']);
  });

  it('with yes is refused once another guide was first, and records nothing', async () => {
    const { missionId, guideIds } = await openMission(ports, 2);
    await answer(missionId, guideIds[0]!, 'yes');
    const before = ports.missions.events.length;
    await expect(answer(missionId, guideIds[1]!, 'yes')).rejects.toThrow(MissionAlreadyAssigned);
    expect(ports.missions.events).toHaveLength(before);
    expect(await missionOf(ports, missionId)).toMatchObject({ guideId: guideIds[0] });
  });

  it('with yes again changes nothing', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    await answer(missionId, guideIds[0]!, 'yes');
    const before = ports.missions.events.length;
    await answer(missionId, guideIds[0]!, 'yes');
    expect(ports.missions.events).toHaveLength(before);
  });

  it('is refused from the deadline on', async () => {
    const { missionId, guideIds } = await openMission(ports, 2);
    ports.clock.moveTo(new Date(DEADLINE.getTime() - 1));
    await answer(missionId, guideIds[1]!, 'maybe');
    ports.clock.moveTo(DEADLINE);
    await expect(answer(missionId, guideIds[0]!, 'yes')).rejects.toThrow(OfferExpired);
  });

  it('is refused from the start on', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    ports.clock.moveTo(START);
    await expect(answer(missionId, guideIds[0]!, 'yes')).rejects.toThrow(MissionHasStarted);
  });

  it('with yes is refused where the guide has another mission then', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    const { cityId } = await missionOf(ports, missionId);
    const { missionId: other } = await openMission(ports, 0, { cityId });
    await answer(missionId, guideIds[0]!, 'yes');
    await expect(answer(other, guideIds[0]!, 'yes')).rejects.toThrow(MissionOverlaps);
    expect(await missionOf(ports, other)).toMatchObject({ state: 'open', guideId: null });
  });

  it('with yes is refused to a guide whose account is suspended, who may still say no', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    ports.accounts.suspended.add(guideIds[0]!);
    await expect(answer(missionId, guideIds[0]!, 'yes')).rejects.toThrow(NotAllowed);
    await answer(missionId, guideIds[0]!, 'no');
    expect(await ports.offers.find(missionId, guideIds[0]!)).toMatchObject({ answer: 'no' });
  });

  it('is for guides who were asked', async () => {
    const { missionId } = await openMission(ports, 1);
    const { cityId } = await missionOf(ports, missionId);
    const [stranger] = guidesIn(ports, cityId, 1);
    await expect(answer(missionId, stranger!, 'yes')).rejects.toThrow(MissionUnknown);
    await expect(handler.execute(new AnswerOffer(missionId, 'yes', null, aCustomer))).rejects.toThrow(NotAllowed);
  });

  it('with no asks the next guides only once all have refused', async () => {
    const { missionId, guideIds } = await openMission(ports, 4);
    await answer(missionId, guideIds[0]!, 'no');
    await answer(missionId, guideIds[1]!, 'no');
    expect(await askedFor(ports, missionId)).toHaveLength(3);
    await answer(missionId, guideIds[2]!, 'no');
    expect(await askedFor(ports, missionId)).toContain(guideIds[3]);
  });

  it('with no waits for a guide who is undecided', async () => {
    const { missionId, guideIds } = await openMission(ports, 4);
    await answer(missionId, guideIds[0]!, 'maybe');
    await answer(missionId, guideIds[1]!, 'no');
    await answer(missionId, guideIds[2]!, 'no');
    expect(await askedFor(ports, missionId)).not.toContain(guideIds[3]);
  });

  it('with a doubt tells the team what the guide wrote', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    await answer(missionId, guideIds[0]!, 'other', 'One hour later?');
    const [raised] = ports.matters.openOf(missionId);
    expect(raised).toMatchObject({ kind: 'guide-wrote', facts: { message: 'One hour later?' } });
  });

  it('with no after a yes needs a reason, and then searches again; a doubt is refused', async () => {
    const { missionId, guideIds } = await openMission(ports, 4);
    await answer(missionId, guideIds[0]!, 'yes');
    await expect(answer(missionId, guideIds[0]!, 'maybe')).rejects.toThrow(MissionIsYours);
    await expect(answer(missionId, guideIds[0]!, 'no')).rejects.toThrow(CancellationReasonMissing);
    ports.clock.moveBy(60_000);
    await answer(missionId, guideIds[0]!, 'no', 'I am ill');
    expect(await missionOf(ports, missionId)).toMatchObject({ state: 'open', guideId: null, earnings: null });
    expect(await askedFor(ports, missionId)).toContain(guideIds[3]);
    expect(await openKinds(missionId)).toEqual(['guide-cancelled']);
  });
});
