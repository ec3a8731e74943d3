import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { type MatterOfGuide, type MissionMatterKind, MissionMatters } from '../domain/mission-matters.js';
import { matterKey, workItemRaised, workItemSettled } from '../domain/work-item-of-mission.js';

/** Remembers in `raised_matter` what to settle. */
@Injectable()
export class PostgresMissionMatters extends MissionMatters {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
    private readonly accounts: GuideAccounts,
    private readonly clock: Clock,
  ) {
    super();
  }

  async raise(kind: MissionMatterKind, mission: Mission, matter?: MatterOfGuide): Promise<void> {
    await sql`
      insert into guide_missions.raised_matter (kind, key, mission_id, raised_at)
      values (${kind}, ${matterKey(mission.id, matter?.guideId)}, ${mission.id}, ${this.clock.now()})
      on conflict (kind, key) do nothing
    `.execute(this.entities.getKysely());
    const guide = matter && (await this.accounts.find(matter.guideId));
    await this.outbox.publish(workItemRaised(kind, mission, matter, guide));
  }

  async settle(missionId: string): Promise<void> {
    const { rows } = await sql<{ kind: MissionMatterKind; key: string }>`
      delete from guide_missions.raised_matter where mission_id = ${missionId} returning kind, key
    `.execute(this.entities.getKysely());
    await this.outbox.publish(...rows.map(({ kind, key }) => workItemSettled(kind, key)));
  }
}
