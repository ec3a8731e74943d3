import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { beginningWith } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { writtenCode } from '../domain/code-text.js';

/** Finds promo codes by their beginning. */
@FindsForTeam()
@Injectable()
export class PromoCodeSearch extends SearchSource {
  readonly permission = 'promo-code.manage';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'promo-code' as type, id, code as title, percent || ' %' as subtitle, '/admin/promo-codes/' || id as path
      from promotions.promo_code where code like ${beginningWith(writtenCode(text))} order by code limit ${limit}
    `);
  }
}
