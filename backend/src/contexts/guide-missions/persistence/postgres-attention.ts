import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Attention, type AttentionKind, type AttentionNote } from '../domain/attention.js';
import type { Mission } from '../domain/mission.js';
import type { AttentionCalled } from '../events.js';

/** Rows for the administration, and an event for each new one. */
@Injectable()
export class PostgresAttention extends Attention {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async call(kind: AttentionKind, mission: Mission, { guideId, message }: AttentionNote = {}): Promise<void> {
    const { rows } = await sql<{ id: string; is_new: boolean }>`
      insert into guide_missions.attention (id, kind, mission_id, guide_id, message, since)
      values (${this.ids.uuid()}, ${kind}, ${mission.id}, ${guideId ?? null}, ${message ?? null}, ${this.clock.now()})
      on conflict (mission_id, kind, guide_id) where settled_at is null do update set message = excluded.message
      returning id, xmax = 0 as is_new
    `.execute(this.entities.getKysely());
    const [row] = rows;
    if (!row?.is_new) return;
    const fact: AttentionCalled = {
      type: 'guide-missions.attention-called.v1',
      attentionId: row.id,
      missionId: mission.id,
      kind,
    };
    await this.outbox.publish(fact);
  }

  async find(id: string): Promise<{ kind: AttentionKind; message: string | null } | undefined> {
    const { rows } = await sql<{ kind: AttentionKind; message: string | null }>`
      select kind, message from guide_missions.attention where id = ${id}
    `.execute(this.entities.getKysely());
    return rows[0];
  }

  async settle(missionId: string): Promise<void> {
    await sql`
      update guide_missions.attention set settled_at = ${this.clock.now()} where mission_id = ${missionId} and settled_at is null
    `.execute(this.entities.getKysely());
  }

  async settleOne(id: string): Promise<boolean> {
    const { rows } = await sql`
      update guide_missions.attention set settled_at = coalesce(settled_at, ${this.clock.now()}) where id = ${id} returning id
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }
}
