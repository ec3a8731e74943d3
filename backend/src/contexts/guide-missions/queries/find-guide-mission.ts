import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { type MissionRow, missionsSeenBy, toMissionView } from './mission-row.js';
import type { MissionView } from './mission-view.js';

/** One mission as this guide sees it. Throws `NotFound` for a mission that was never offered to the guide. */
export class FindGuideMission extends Query<MissionView> {
  constructor(
    readonly missionId: string,
    readonly guideId: string,
    readonly language: Locale,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(FindGuideMission)
export class FindGuideMissionHandler implements IQueryHandler<FindGuideMission> {
  constructor(private readonly db: ReadDb) {}

  async execute({ missionId, guideId, language, now }: FindGuideMission): Promise<MissionView> {
    const row = await this.db.first(sql<MissionRow>`${missionsSeenBy(guideId, now)} where id = ${missionId}`);
    if (!row) throw new NotFound({ mission: missionId });
    return toMissionView(row, language, now);
  }
}
