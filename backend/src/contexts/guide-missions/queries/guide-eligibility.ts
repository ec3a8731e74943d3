import { type RawBuilder, sql } from 'kysely';

/** A departure in SQL: each part is a value, or a column of the statement. */
export interface DepartureInSql {
  readonly cityId: unknown;
  readonly language: unknown;
  readonly category: unknown;
  readonly startsAt: unknown;
  /** The end and the pause. */
  readonly busyUntil: unknown;
  /** Its mission, which does not make its own guide busy. */
  readonly missionId?: unknown;
}

/** What a guide, the row `g` of `guide_profile`, needs for a departure. The account must be approved too: identity says. */
export const guideConditions = ({ language, category, startsAt, busyUntil, missionId }: DepartureInSql) => ({
  isQualified: sql<boolean>`guide_missions.qualifies_for(g, ${category})`,
  speaksLanguage: sql<boolean>`exists (
    select from guide_missions.guide_language l where l.guide_id = g.user_id and l.language = ${language})`,
  hasDayOff: sql<boolean>`extract(isodow from ${startsAt}::timestamptz at time zone g.time_zone) = any (g.days_off)`,
  isFree: sql<boolean>`not exists (
    select from guide_missions.mission other
    where other.guide_id = g.user_id and other.state = 'assigned'
      ${missionId === undefined ? sql`` : sql`and other.id <> ${missionId}`}
      and tstzrange(other.starts_at, other.busy_until) && tstzrange(${startsAt}, ${busyUntil}))`,
});

/** Whether the guide `g` can take the departure: for the sale, for offers, and for the proposals to an admin. */
export function canTake(departure: DepartureInSql): RawBuilder<boolean> {
  const { isQualified, speaksLanguage, hasDayOff, isFree } = guideConditions(departure);
  return sql<boolean>`(g.city_id = ${departure.cityId} and ${isQualified} and ${speaksLanguage} and not ${hasDayOff} and ${isFree})`;
}
