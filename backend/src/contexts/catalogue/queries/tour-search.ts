import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { containing } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Finds tours by what they are called in any language, and by their address. */
@FindsForTeam()
@Injectable()
export class TourSearch extends SearchSource {
  readonly permission = 'tour.read-any';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'tour' as type, id, coalesce(names ->> 'en_US', slug) as title, slug as subtitle, '/admin/tours/' || id as path
      from catalogue.tour where names::text ilike ${containing(text)} or slug like ${containing(text)}
      order by slug limit ${limit}
    `);
  }
}
