import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { beginningWith } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Finds partners by the beginning of their name or by address. */
@FindsForTeam()
@Injectable()
export class PartnerSearch extends SearchSource {
  readonly permission = 'partner.manage';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'partner' as type, id, name as title, email as subtitle, '/admin/partners/' || id as path
      from partners.partner
      where lower(name) like ${beginningWith(text.toLowerCase())} or lower(email) = ${text.toLowerCase()}
      order by name limit ${limit}
    `);
  }
}
