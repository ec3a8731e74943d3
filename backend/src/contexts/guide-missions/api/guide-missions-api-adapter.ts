import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import { requiredCategory } from '../domain/guide-requirement.js';
import { GuideAccounts } from '../domain/guides.js';
import {
  GuideMissionsApi,
  type GuideRequirement,
  type GuideAvailability,
  type MissionSummary,
  type ShownGuide,
} from '../index.js';
import { canTake, type DepartureInSql } from '../queries/guide-eligibility.js';
import { PublicGuides } from '../queries/public-guides.js';

/** The ORM's connection answers instants as text. */
interface MissionSummaryRow extends Omit<MissionSummary, 'tourName' | 'cityName' | 'startsAt' | 'assignedAt'> {
  readonly tour: { readonly name: Translated; readonly cityName: Translated };
  readonly startsAt: string;
  readonly assignedAt: string | null;
}

/** Answers other contexts' questions about guides: inside the caller's transaction where there is one. */
@Injectable()
export class GuideMissionsApiAdapter extends GuideMissionsApi {
  constructor(
    private readonly entities: EntityManager,
    private readonly accounts: GuideAccounts,
    private readonly shown: PublicGuides,
  ) {
    super();
  }

  async findGuideAvailability(requirements: readonly GuideRequirement[]): Promise<readonly GuideAvailability[]> {
    if (requirements.length === 0) return [];
    const approved = await this.approvedIn(requirements.map(({ cityId }) => cityId));
    const { rows } = await sql<GuideAvailability>`
      select count(g.user_id)::int as free,
        (select coalesce(json_agg(b ->> 'id'), '[]')
         from guide_missions.mission m cross join jsonb_array_elements(m.bookings) b
         where m.city_id = need.city_id and m.state = 'assigned'
           and tstzrange(m.starts_at, m.busy_until) && tstzrange(need.starts_at, need.busy_until)) as "ledBookingIds",
        need.pause_minutes as "pauseMinutes"
      from (
        select place, city_id, language, category, starts_at, rules.pause_minutes,
               ends_at + rules.pause_minutes * interval '1 minute' as busy_until
        from jsonb_to_recordset(${JSON.stringify(requirements.map(toRow))}::jsonb)
          as wanted(place int, city_id uuid, language text, category text, starts_at timestamptz, ends_at timestamptz)
        cross join guide_missions.offer_rules rules
      ) need
      left join guide_missions.guide_profile g
        on g.user_id = any(${approved}::uuid[]) and ${canTake(NEED)}
      group by need.place, need.city_id, need.starts_at, need.busy_until, need.pause_minutes order by need.place
    `.execute(this.entities.getKysely());
    return rows;
  }

  async findMission(missionId: string): Promise<MissionSummary | undefined> {
    const { rows } = await sql<MissionSummaryRow>`
      select m.id, m.state, m.tour, m.starts_at as "startsAt", m.time_zone as "timeZone", m.guide_id as "guideId",
             m.assigned_by as "assignedBy", m.assigned_at as "assignedAt", m.bookings -> 0 ->> 'reference' as "bookingReference",
             (select coalesce(json_agg(o.guide_id order by o.guide_id), '[]') from guide_missions.mission_offer o
              where o.mission_id = m.id and o.activated and o.answer is distinct from 'no'
                and o.guide_id is distinct from m.guide_id) as "hopefulGuideIds"
      from guide_missions.mission m where m.id = ${missionId}
    `.execute(this.entities.getKysely());
    const [row] = rows;
    if (!row) return undefined;
    const { tour, startsAt, assignedAt, ...summary } = row;
    return {
      ...summary,
      tourName: tour.name,
      cityName: tour.cityName,
      startsAt: new Date(startsAt),
      assignedAt: assignedAt === null ? null : new Date(assignedAt),
    };
  }

  async findShownGuide(slug: string, language: Locale): Promise<ShownGuide | undefined> {
    const [guide] = await this.shown.find({ slug });
    const view = guide && (await this.shown.view(guide, language));
    return view && { ...view, id: guide.row.id };
  }

  private async approvedIn(cityIds: readonly string[]): Promise<readonly string[]> {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from guide_missions.guide_profile where active and city_id = any(${[...new Set(cityIds)]}::uuid[])
    `.execute(this.entities.getKysely());
    return this.accounts.approvedAmong(rows.map((row) => row.user_id));
  }
}

/** The departure of the statement. */
const NEED: DepartureInSql = {
  cityId: sql.ref('need.city_id'),
  language: sql.ref('need.language'),
  category: sql.ref('need.category'),
  startsAt: sql.ref('need.starts_at'),
  busyUntil: sql.ref('need.busy_until'),
};

const toRow = (requirement: GuideRequirement, place: number): object => ({
  place,
  city_id: requirement.cityId,
  language: requirement.language,
  category: requiredCategory(requirement.categories),
  starts_at: requirement.from,
  ends_at: requirement.to,
});
