import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { GuideAccounts } from '../domain/guide-accounts.js';
import {
  type Commitment,
  type GuideAvailability,
  type GuideForDeparture,
  type GuidePayTerm,
  type GuideRequirement,
  GuidesApi,
  type MissionTimes,
  requiredCategory,
  type ShownGuide,
} from '../index.js';
import { PayTerms } from '../queries/pay-terms.js';
import { canTake, type DepartureInSql, guideConditions } from '../queries/guide-eligibility.js';
import { PublicGuides } from '../queries/public-guides.js';

/** Answers other contexts' questions about guides: inside the caller's transaction where there is one. */
@Injectable()
export class GuidesApiAdapter extends GuidesApi {
  constructor(
    private readonly entities: EntityManager,
    private readonly accounts: GuideAccounts,
    private readonly shown: PublicGuides,
    private readonly terms: PayTerms,
  ) {
    super();
  }

  async findAvailability(requirements: readonly GuideRequirement[]): Promise<readonly GuideAvailability[]> {
    if (requirements.length === 0) return [];
    const approved = await this.approvedIn(requirements.map(({ cityId }) => cityId));
    return this.rows(sql<GuideAvailability>`
      select count(g.user_id)::int as free,
        (select coalesce(json_agg(booking_id), '[]')
         from guides.commitment led cross join unnest(led.booking_ids) booking_id
         where led.city_id = need.city_id
           and tstzrange(led.starts_at, led.ends_at) && tstzrange(
             need.starts_at - need.pause_minutes * interval '1 minute', need.ends_at + need.pause_minutes * interval '1 minute')
        ) as "ledBookingIds",
        need.pause_minutes as "pauseMinutes"
      from (
        select place, city_id, language, category, starts_at, ends_at, rules.pause_minutes
        from jsonb_to_recordset(${JSON.stringify(requirements.map(toRow))}::jsonb)
          as wanted(place int, city_id uuid, language text, category text, starts_at timestamptz, ends_at timestamptz)
        cross join guides.rules
      ) need
      left join guides.guide g
        on g.user_id = any(${approved}::uuid[]) and ${canTake(NEED)}
      group by need.place, need.city_id, need.starts_at, need.ends_at, need.pause_minutes order by need.place
    `);
  }

  findWhoCanTake(mission: MissionTimes): Promise<readonly Pick<GuideForDeparture, 'guideId' | 'rating'>[]> {
    return this.rows(sql<Pick<GuideForDeparture, 'guideId' | 'rating'>>`
      select g.user_id as "guideId", g.rating::float8 as rating
      from guides.guide g cross join guides.rules where ${canTake(departureOf(mission))}
    `);
  }

  findOfCity(mission: MissionTimes): Promise<readonly GuideForDeparture[]> {
    const departure = departureOf(mission);
    const { isOfCity, isQualified, speaksLanguage, works, isFree } = guideConditions(departure);
    return this.rows(sql<GuideForDeparture>`
      select g.user_id as "guideId", g.rating::float8 as rating, array(select unnest(g.spoken) order by 1) as languages,
             ${speaksLanguage} as "speaksLanguage", ${isQualified} as "isQualified", ${works} as works, ${isFree} as "isFree",
             ${canTake(departure)} as "canTake"
      from guides.guide g cross join guides.rules where g.active and ${isOfCity}
    `);
  }

  async lock(guideId: string): Promise<boolean> {
    const rows = await this.rows(sql`select from guides.guide where user_id = ${guideId} for no key update`);
    return rows.length > 0;
  }

  async commit({ missionId, guideId, cityId, startsAt, endsAt, localDate, bookingIds }: Commitment): Promise<void> {
    await this.rows(sql`
      insert into guides.commitment (mission_id, guide_id, city_id, starts_at, ends_at, local_date, booking_ids)
      values (${missionId}, ${guideId}, ${cityId}, ${startsAt}, ${endsAt}, ${localDate}, ${[...bookingIds]})
      on conflict (mission_id) do update set guide_id = excluded.guide_id, booking_ids = excluded.booking_ids,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at, local_date = excluded.local_date
    `);
  }

  async release(missionId: string): Promise<void> {
    await this.rows(sql`delete from guides.commitment where mission_id = ${missionId}`);
  }

  async pauseMinutes(): Promise<number> {
    const [rules] = await this.rows(sql<{ pauseMinutes: number }>`
      select pause_minutes as "pauseMinutes" from guides.rules`);
    if (!rules) throw new Error('guides.rules has lost its row');
    return rules.pauseMinutes;
  }

  findPayTerm(guideId: string, tourId: string, cityId: string): Promise<GuidePayTerm> {
    return this.terms.termFor(guideId, tourId, cityId);
  }

  async findShownGuide(slug: string, language: Locale): Promise<ShownGuide | undefined> {
    const [guide] = await this.shown.find({ slug });
    const view = guide && (await this.shown.view(guide, language));
    return view && { ...view, id: guide.row.id };
  }

  private async approvedIn(cityIds: readonly string[]): Promise<readonly string[]> {
    const rows = await this.rows(sql<{ user_id: string }>`
      select user_id from guides.guide where active and city_ids && ${[...new Set(cityIds)]}::uuid[]
    `);
    return this.accounts.approvedAmong(rows.map((row) => row.user_id));
  }

  private async rows<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}

/** The departure of the statement. */
const NEED: DepartureInSql = {
  cityId: sql.ref('need.city_id'),
  language: sql.ref('need.language'),
  category: sql.ref('need.category'),
  startsAt: sql.ref('need.starts_at'),
  endsAt: sql.ref('need.ends_at'),
  pauseMinutes: sql.ref('need.pause_minutes'),
};

const departureOf = (mission: MissionTimes): DepartureInSql => ({
  ...mission,
  pauseMinutes: sql.ref('rules.pause_minutes'),
});

const toRow = (requirement: GuideRequirement, place: number): object => ({
  place,
  city_id: requirement.cityId,
  language: requirement.language,
  category: requiredCategory(requirement.categories),
  starts_at: requirement.from,
  ends_at: requirement.to,
});
