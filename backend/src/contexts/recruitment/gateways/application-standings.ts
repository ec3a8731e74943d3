import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type GuideStatus, type Standing, StandingSource, StandingSources } from '../../identity/index.js';
import type { ApplicationState } from '../domain/application.js';

const STATUS: Readonly<Record<ApplicationState, GuideStatus>> = {
  'form-in-progress': 'guide_fill_form_in_progress',
  'asked-again': 'guide_fill_form_in_progress',
  'pending-review': 'guide_pending_review',
  approved: 'guide_approved',
  rejected: 'guide_rejected',
};

/** Tells identity how far the applications of guides are. */
@Injectable()
export class ApplicationStandings extends StandingSource implements OnModuleInit {
  constructor(
    private readonly db: ReadDb,
    private readonly sources: StandingSources,
  ) {
    super();
  }

  onModuleInit(): void {
    this.sources.register('guide', this);
  }

  async standingsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
    const rows = await this.db.rows(sql<{ userId: string; state: ApplicationState }>`
      select user_id as "userId", state from recruitment.application where user_id = any(${[...userIds]}::uuid[])
    `);
    const known = new Map(rows.map(({ userId, state }) => [userId, state]));
    return new Map(userIds.map((id) => [id, { status: STATUS[known.get(id) ?? 'form-in-progress'], isPro: false }]));
  }
}
