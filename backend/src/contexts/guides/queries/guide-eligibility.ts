import { type RawBuilder, sql } from 'kysely';

/** A departure in SQL: each part is a value, or a column of the statement. */
export interface DepartureInSql {
  readonly cityId: unknown;
  readonly language: unknown;
  readonly category: unknown;
  readonly startsAt: unknown;
  readonly endsAt: unknown;
  /** The least pause between two missions of a guide. */
  readonly pauseMinutes: unknown;
  /** Its mission, which does not make its own guide busy. */
  readonly missionId?: unknown;
}

/** What a guide, the row `g`, needs for a departure. The account must be approved too: identity says. */
export function guideConditions({
  cityId,
  language,
  category,
  startsAt,
  endsAt,
  pauseMinutes,
  missionId,
}: DepartureInSql) {
  const other = missionId === undefined ? sql`` : sql`and other.mission_id <> ${missionId}`;
  const pause = sql`greatest(g.pause_minutes, ${pauseMinutes}::int) * interval '1 minute'`;
  const localStart = sql`(${startsAt}::timestamptz at time zone g.time_zone)`;
  const localEnd = sql`(${endsAt}::timestamptz at time zone g.time_zone)`;
  return {
    isOfCity: sql<boolean>`(g.city_ids @> array[${cityId}]::uuid[])`,
    isQualified: sql<boolean>`(guides.qualifies_for(g, ${category})
      and coalesce(g.licence_expires_on >= ${localEnd}::date, true))`,
    speaksLanguage: sql<boolean>`(${language} = any (g.spoken))`,
    works: sql<boolean>`guides.works_then(g, ${localStart}, ${localEnd})`,
    isFree: sql<boolean>`(not exists (
        select from guides.commitment other
        where other.guide_id = g.user_id ${other}
          and other.starts_at < ${endsAt}::timestamptz + ${pause} and other.ends_at + ${pause} > ${startsAt}::timestamptz)
      and (g.missions_per_day is null or g.missions_per_day > (
        select count(*) from guides.commitment other
        where other.guide_id = g.user_id ${other} and other.local_date = ${localStart}::date))
      and not exists (
        select from guides.busy_time busy
        where busy.guide_id = g.user_id and busy.starts_at < ${endsAt}::timestamptz and busy.ends_at > ${startsAt}::timestamptz))`,
  };
}

/** Whether the guide `g` can take the departure: for the sale, for offers, and for the proposals to an admin. */
export function canTake(departure: DepartureInSql): RawBuilder<boolean> {
  const { isOfCity, isQualified, speaksLanguage, works, isFree } = guideConditions(departure);
  return sql<boolean>`(${isOfCity} and ${isQualified} and ${speaksLanguage} and ${works} and ${isFree})`;
}
