import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { NotAllowed } from '../../../shared-kernel/actor.js';
import { AttentionUnknown } from '../domain/mission.errors.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { anAdmin, asGuide } from '../testing/mission-actors.js';
import { openMission } from '../testing/open-mission.js';
import { SettleAttention, SettleAttentionHandler } from './settle-attention.js';

describe('settling what waited for the team', () => {
  it('takes it off the list; a repetition changes nothing', async () => {
    const ports = inMemoryPorts();
    const handler = new SettleAttentionHandler(ports.attention, ports.audit);
    const { missionId } = await openMission(ports, 0);
    const [call] = await ports.attention.openCalls(missionId);
    expect(call?.kind).toBe('nobody-left');
    const settle = () => handler.execute(new SettleAttention(call!.id, anAdmin));
    await settle();
    await settle();
    expect(await ports.attention.openCalls(missionId)).toEqual([]);
  });

  it('is for admins, and refused where there is nothing', async () => {
    const ports = inMemoryPorts();
    const handler = new SettleAttentionHandler(ports.attention, ports.audit);
    const settle = (actor = anAdmin) => handler.execute(new SettleAttention(randomUUID(), actor));
    await expect(settle()).rejects.toThrow(AttentionUnknown);
    await expect(settle(asGuide('somebody'))).rejects.toThrow(NotAllowed);
    expect(ports.audit.notes).toEqual([]);
  });
});
