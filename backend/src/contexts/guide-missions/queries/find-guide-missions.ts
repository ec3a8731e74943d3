import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { type MissionRow, missionsSeenBy, toMissionView } from './mission-row.js';
import { MISSION_STATUSES, type MissionView } from './mission-view.js';

export const MISSION_FILTERS = ['all', 'responded', ...MISSION_STATUSES, 'upcoming', 'past', 'previous'] as const;

export const MISSION_PERIODS = ['all', 'upcoming', 'past', 'previous'] as const;

export interface MissionFilter {
  /** One of the statuses, or one of the computed groups. */
  readonly status?: (typeof MISSION_FILTERS)[number];
  readonly period?: (typeof MISSION_PERIODS)[number];
  /** By local service date. */
  readonly year?: number;
  readonly month?: number;
}

const MOST = 500;

/** The missions that were offered or assigned to a guide: the latest 500, or those of a month. */
export class FindGuideMissions extends Query<MissionView[]> {
  constructor(
    readonly guideId: string,
    readonly filter: MissionFilter,
    readonly language: Locale,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(FindGuideMissions)
export class FindGuideMissionsHandler implements IQueryHandler<FindGuideMissions> {
  constructor(private readonly db: ReadDb) {}

  async execute({ guideId, filter, language, now }: FindGuideMissions): Promise<MissionView[]> {
    const { status = 'all', period = 'all', year, month } = filter;
    const rows = await this.db.rows(sql<MissionRow>`
      ${missionsSeenBy(guideId, now)}
      where ${ofGroup(status, now)} and ${ofGroup(period, now)} and ${ofMonth(year, month)}
      order by starts_at desc, id limit ${MOST}
    `);
    return rows.map((row) => toMissionView(row, language, now));
  }
}

function ofGroup(group: (typeof MISSION_FILTERS)[number], now: Date): RawBuilder<unknown> {
  if (group === 'all') return sql`true`;
  if (group === 'upcoming') return sql`ends_at > ${now}`;
  if (group === 'past' || group === 'previous') return sql`ends_at <= ${now}`;
  if (group === 'responded') return sql`answer is not null`;
  return sql`status = ${group}`;
}

/** Dates as text compare like dates. */
export const ofMonth = (year: number | undefined, month: number | undefined): RawBuilder<unknown> =>
  year === undefined || month === undefined
    ? sql`true`
    : sql`left(local_date, 7) = ${`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`}`;
