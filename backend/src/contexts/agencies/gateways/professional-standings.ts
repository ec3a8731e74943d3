import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type Standing, StandingSource, StandingSources } from '../../identity/index.js';
import type { ProfessionalState } from '../domain/professional.js';

/** A rejected professional books as everybody else, until the team decides again. */
const STANDING: Readonly<Record<ProfessionalState, Standing>> = {
  pending: { status: 'pro_pending_validation', isPro: true },
  validated: { isPro: true },
  rejected: { isPro: false },
};

/** Tells identity whether business accounts are validated. */
@Injectable()
export class ProfessionalStandings extends StandingSource implements OnModuleInit {
  constructor(
    private readonly db: ReadDb,
    private readonly sources: StandingSources,
  ) {
    super();
  }

  onModuleInit(): void {
    this.sources.register('professional', this);
  }

  async standingsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
    const rows = await this.db.rows(sql<{ userId: string; state: ProfessionalState }>`
      select user_id as "userId", state from agencies.professional where user_id = any(${[...userIds]}::uuid[])
    `);
    const known = new Map(rows.map(({ userId, state }) => [userId, state]));
    // The account exists a moment before its professional.
    return new Map(userIds.map((id) => [id, STANDING[known.get(id) ?? 'pending']]));
  }
}
