import { describe, expect, it } from '@jest/globals';
import { MissionHasStarted, MissionNotYours } from '../domain/mission.errors.js';
import { aGuideAccount } from '../testing/a-departure.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { asGuide } from '../testing/mission-actors.js';
import { askedFor, missionOf, openMission, typesOf } from '../testing/open-mission.js';
import { CancelOwnMission, CancelOwnMissionHandler } from './cancel-own-mission.js';

async function setUp() {
  const ports = inMemoryPorts();
  const handler = new CancelOwnMissionHandler(ports.missionOffers, ports.assignment);
  const { missionId, guideIds } = await openMission(ports, 4);
  const guideId = guideIds[0]!;
  const [mission, offer] = [await missionOf(ports, missionId), await ports.offers.find(missionId, guideId)];
  await ports.assignment.assign(mission, offer!, aGuideAccount(guideId), 'guide');
  const cancel = (by: string) => handler.execute(new CancelOwnMission(missionId, 'I am ill', asGuide(by)));
  return { ports, missionId, guideIds, guideId, cancel };
}

describe('cancelling an own mission', () => {
  it('reopens it, closes the offer with the reason, tells the team and asks others at once', async () => {
    const { ports, missionId, guideIds, guideId, cancel } = await setUp();
    ports.clock.moveBy(60_000);
    await cancel(guideId);
    expect(await missionOf(ports, missionId)).toMatchObject({
      state: 'open',
      guideId: null,
      openedAt: ports.clock.now(),
    });
    const offer = await ports.offers.find(missionId, guideId);
    expect(offer).toMatchObject({ answer: 'no', privateNote: 'I am ill', activated: false });
    const [raised] = ports.matters.openOf(missionId);
    expect(raised).toMatchObject({ kind: 'guide-cancelled', facts: { message: 'I am ill' } });
    expect(await askedFor(ports, missionId)).toContain(guideIds[3]);
    expect(typesOf(ports.missions.events)).toContain('mission-reopened');
  });

  it('is refused from the start on', async () => {
    const { ports, missionId, guideId, cancel } = await setUp();
    ports.clock.moveTo(new Date('2027-06-05T07:30:00Z'));
    await expect(cancel(guideId)).rejects.toThrow(MissionHasStarted);
    expect(await missionOf(ports, missionId)).toMatchObject({ state: 'assigned', guideId });
  });

  it('is refused to a guide who was asked, and does not have it', async () => {
    const { guideIds, cancel } = await setUp();
    await expect(cancel(guideIds[1]!)).rejects.toThrow(MissionNotYours);
  });
});
