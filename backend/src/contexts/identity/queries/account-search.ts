import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { beginningWith } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Finds people by the beginning of the address, of the last name or of the whole name, and by id. */
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
      from identity.user_account where state <> 'closed' and ${conditionOf(text)}
      order by last_name, first_name, id limit ${limit}
    `);
  }
}

function conditionOf(text: string): RawBuilder<unknown> {
  if (isUUID(text)) return sql`id = ${text}`;
  const pattern = beginningWith(text.toLowerCase());
  return sql`(
    lower(email::text) like ${pattern} or lower(last_name) like ${pattern}
    or lower(first_name || ' ' || last_name) like ${pattern}
  )`;
}
