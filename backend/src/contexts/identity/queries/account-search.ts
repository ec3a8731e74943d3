import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { accountsLike } from './accounts-like.js';

/** Finds people for the search field of the back office. */
@FindsForTeam()
@Injectable()
export class AccountSearch extends SearchSource {
  readonly permission = 'user.read';

  constructor(private readonly db: ReadDb) {
    super();
  }

  async find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'user' as type, id, first_name || ' ' || last_name as title, email::text as subtitle,
        '/admin/users/' || id as path
      from identity.user_account where state <> 'closed' and ${accountsLike(text)}
      order by last_name, first_name, id limit ${limit}
    `);
  }
}
