import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { writtenReference } from '../../../shared-kernel/reference.js';

/** Finds missions by the reference of one of their bookings. */
@FindsForTeam()
@Injectable()
export class MissionSearch extends SearchSource {
  readonly permission = 'mission.read-any';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    const bookings = JSON.stringify([{ reference: writtenReference(text) }]);
    return this.db.rows(sql<SearchHit>`
      select 'mission' as type, id, tour -> 'name' ->> 'en_US' as title,
        to_char(local_date, 'YYYY-MM-DD') || ' ' || local_time as subtitle, '/admin/missions/' || id as path
      from guide_missions.mission where bookings @> ${bookings}::jsonb order by starts_at limit ${limit}
    `);
  }
}
