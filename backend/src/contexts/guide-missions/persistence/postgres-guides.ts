import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CityGuides } from '../domain/city-guides.js';
import { Guides, type Search } from '../domain/guides.js';
import { GuideUnknown } from '../domain/mission.errors.js';
import type { Candidate } from '../domain/ranking.js';

const DAYS_OF_REFUSALS = 90;

@Injectable()
export class PostgresGuides extends Guides {
  constructor(
    private readonly entities: EntityManager,
    private readonly cityGuides: CityGuides,
  ) {
    super();
  }

  async candidates(search: Search, openOffers: number, now: Date): Promise<readonly Candidate[]> {
    const { id, openedAt } = search;
    const able = await this.cityGuides.whoCanTake(search);
    const { rows } = await sql<{
      guide_id: string;
      rating: string | number | null;
      refusals: number;
      last_mission_at: Date | null;
    }>`
      select able."guideId" as guide_id, able.rating,
        (select count(*)::int from guide_missions.mission_offer o
         where o.guide_id = able."guideId" and o.answer = 'no'
           and o.answered_at > ${now}::timestamptz - ${DAYS_OF_REFUSALS} * interval '1 day') as refusals,
        (select max(m.starts_at) from guide_missions.mission m
         where m.guide_id = able."guideId" and m.state in ('assigned', 'finished')) as last_mission_at
      from jsonb_to_recordset(${JSON.stringify(able)}::jsonb) as able("guideId" uuid, rating numeric)
      where not exists (
          select from guide_missions.mission_offer o
          where o.guide_id = able."guideId" and o.mission_id = ${id} and (o.answer = 'no' or o.asked_at >= ${openedAt}))
        and ${openOffers} > (
          select count(*) from guide_missions.mission_offer o join guide_missions.mission m on m.id = o.mission_id
          where o.guide_id = able."guideId" and m.state = 'open' and o.answer is null and o.respond_before > ${now})
    `.execute(this.entities.getKysely());
    return rows.map((row) => ({
      guideId: row.guide_id,
      rating: row.rating === null ? null : Number(row.rating),
      refusals: row.refusals,
      lastMissionAt: row.last_mission_at && new Date(row.last_mission_at),
    }));
  }

  async lock(guideId: string): Promise<void> {
    if (!(await this.cityGuides.lock(guideId))) throw new GuideUnknown({ guideId });
  }
}
