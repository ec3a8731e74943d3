import { randomUUID } from 'node:crypto';
import { Attention, type AttentionKind, type AttentionNote } from '../domain/attention.js';
import type { Mission } from '../domain/mission.js';

interface Call {
  readonly id: string;
  readonly kind: AttentionKind;
  readonly missionId: string;
  readonly guideId: string | undefined;
  message: string | null;
  isSettled: boolean;
}

export class InMemoryAttention extends Attention {
  readonly calls: Call[] = [];

  async call(kind: AttentionKind, { id: missionId }: Mission, { guideId, message }: AttentionNote = {}): Promise<void> {
    const known = this.open(missionId).find((call) => call.kind === kind && call.guideId === guideId);
    if (known) known.message = message ?? null;
    else this.calls.push({ id: randomUUID(), kind, missionId, guideId, message: message ?? null, isSettled: false });
  }

  async settle(missionId: string): Promise<void> {
    for (const call of this.open(missionId)) call.isSettled = true;
  }

  async settleOne(id: string): Promise<boolean> {
    const call = this.calls.find((each) => each.id === id);
    if (call) call.isSettled = true;
    return call !== undefined;
  }

  async find(id: string): Promise<{ kind: AttentionKind; message: string | null } | undefined> {
    const call = this.calls.find((each) => each.id === id);
    return call && { kind: call.kind, message: call.message };
  }

  async openCalls(missionId: string): Promise<readonly { id: string; kind: AttentionKind }[]> {
    return this.open(missionId).map(({ id, kind }) => ({ id, kind }));
  }

  private open(missionId: string): readonly Call[] {
    return this.calls.filter((call) => call.missionId === missionId && !call.isSettled);
  }
}
