import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { beginningWith } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Finds payouts by the beginning of the number of their bill. */
@FindsForTeam()
@Injectable()
export class PayoutSearch extends SearchSource {
  readonly permission = 'payout.read';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'payout' as type, p.id, b.number as title, p.month as subtitle, '/admin/payouts/' || p.id as path
      from payouts.bill b join payouts.payout p on p.id = b.payout_id
      where b.number like ${beginningWith(text.toUpperCase())} order by b.number limit ${limit}
    `);
  }
}
