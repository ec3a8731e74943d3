import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { containing } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Vehicles, cruise companies, ships, ports and price tables, by a part of their English name. */
@FindsForTeam()
@Injectable()
export class ReferenceSearch extends SearchSource {
  readonly permission = 'quote.edit-references';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'quote-reference' as type, kind || ' ' || id as id, title, null::text as subtitle, '/admin/quote-references/' || kind || '/' || id as path
      from (
        select 'vehicle' as kind, id, names ->> 'en_US' as title from quotes.vehicle
        union all select 'cruise-company', id, name from quotes.cruise_company
        union all select 'ship', id, name from quotes.ship
        union all select 'port', id, name from quotes.port
        union all select 'price-table', id, names ->> 'en_US' from quotes.price_area
      ) as found where title ilike ${containing(text)} order by title, kind limit ${limit}
    `);
  }
}
