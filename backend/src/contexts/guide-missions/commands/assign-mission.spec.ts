import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { NotAllowed } from '../../../shared-kernel/actor.js';
import { GuideUnknown, MissionAlreadyAssigned } from '../domain/mission.errors.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { anAdmin, asGuide } from '../testing/mission-actors.js';
import { guidesIn, missionOf, openMission } from '../testing/open-mission.js';
import { AssignMission, AssignMissionHandler } from './assign-mission.js';

async function setUp() {
  const ports = inMemoryPorts();
  const { missionOffers, guideOffers, assignment, audit } = ports;
  const handler = new AssignMissionHandler(missionOffers, guideOffers, assignment, audit);
  const { missionId, guideIds } = await openMission(ports, 1);
  const assign = (guideId: string, actor = anAdmin) => handler.execute(new AssignMission(missionId, guideId, actor));
  return { ports, missionId, guideId: guideIds[0]!, assign };
}

describe('assigning a mission by hand', () => {
  it('gives a guide who was asked what was offered, without a deadline, and notes who did it', async () => {
    const { ports, missionId, guideId, assign } = await setUp();
    ports.clock.moveTo(new Date('2027-06-02T12:00:00Z'));
    await assign(guideId);
    expect(await missionOf(ports, missionId)).toMatchObject({
      state: 'assigned',
      guideId,
      assignedBy: 'admin',
      earnings: { net: { amount: 12_600 } },
    });
    expect(await ports.offers.find(missionId, guideId)).toMatchObject({ respondBefore: null, answer: null });
    expect(ports.audit.notes).toEqual([
      {
        subject: { type: 'mission', id: missionId },
        before: { state: 'open' },
        after: { state: 'assigned', assignedBy: 'admin', guideId },
      },
    ]);
  });

  it('gives a guide who was not asked an offer of their own', async () => {
    const { ports, missionId, assign } = await setUp();
    const { cityId } = await missionOf(ports, missionId);
    const [other] = guidesIn(ports, cityId, 1);
    await assign(other!);
    expect(await missionOf(ports, missionId)).toMatchObject({ guideId: other, earnings: { net: { amount: 12_600 } } });
  });

  it('is refused twice, to anybody who is no approved guide, and by anybody but an admin', async () => {
    const { ports, guideId, assign } = await setUp();
    await expect(assign(guideId, asGuide(guideId))).rejects.toThrow(NotAllowed);
    await expect(assign(randomUUID())).rejects.toThrow(GuideUnknown);
    ports.accounts.suspended.add(guideId);
    await expect(assign(guideId)).rejects.toThrow(GuideUnknown);
    ports.accounts.suspended.delete(guideId);
    await assign(guideId);
    await expect(assign(guideId)).rejects.toThrow(MissionAlreadyAssigned);
    expect(ports.audit.notes).toHaveLength(1);
  });
});
