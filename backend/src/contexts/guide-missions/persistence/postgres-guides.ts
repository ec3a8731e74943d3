import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Guides, type Search } from '../domain/guides.js';
import { GuideUnknown } from '../domain/mission.errors.js';
import type { Candidate } from '../domain/ranking.js';
import { canTake } from '../queries/guide-eligibility.js';

const DAYS_OF_REFUSALS = 90;

@Injectable()
export class PostgresGuides extends Guides {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async candidates(search: Search, openOffers: number, now: Date): Promise<readonly Candidate[]> {
    const { id, openedAt } = search;
    const { rows } = await sql<{
      guide_id: string;
      rating: string | null;
      refusals: number;
      last_mission_at: Date | null;
    }>`
      select g.user_id as guide_id, g.rating,
        (select count(*)::int from guide_missions.mission_offer o
         where o.guide_id = g.user_id and o.answer = 'no'
           and o.answered_at > ${now}::timestamptz - ${DAYS_OF_REFUSALS} * interval '1 day') as refusals,
        (select max(m.starts_at) from guide_missions.mission m
         where m.guide_id = g.user_id and m.state in ('assigned', 'finished')) as last_mission_at
      from guide_missions.guide_profile g
      where ${canTake(search)}
        and not exists (
          select from guide_missions.mission_offer o
          where o.guide_id = g.user_id and o.mission_id = ${id} and (o.answer = 'no' or o.asked_at >= ${openedAt}))
        and ${openOffers} > (
          select count(*) from guide_missions.mission_offer o join guide_missions.mission m on m.id = o.mission_id
          where o.guide_id = g.user_id and m.state = 'open' and o.answer is null and o.respond_before > ${now})
    `.execute(this.entities.getKysely());
    return rows.map((row) => ({
      guideId: row.guide_id,
      rating: row.rating === null ? null : Number(row.rating),
      refusals: row.refusals,
      lastMissionAt: row.last_mission_at && new Date(row.last_mission_at),
    }));
  }

  async lock(guideId: string): Promise<void> {
    const { rows } = await sql`
      select from guide_missions.guide_profile where user_id = ${guideId} for no key update
    `.execute(this.entities.getKysely());
    if (rows.length === 0) throw new GuideUnknown({ guideId });
  }
}
