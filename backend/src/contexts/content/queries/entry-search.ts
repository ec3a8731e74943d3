import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { containing } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';

/** Finds entries by a title in any language and by slug. There are a few thousand texts: no index is needed. */
@FindsForTeam()
@Injectable()
export class EntrySearch extends SearchSource {
  readonly permission = 'content.edit';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'entry' as type, kind || '/' || slug as id,
        (array_agg(title order by language = ${DEFAULT_LOCALE} desc))[1] as title, kind || '/' || slug as subtitle,
        '/admin/content/' || kind || '/' || slug as path
      from content.entry
      group by kind, slug
      having bool_or(title ilike ${containing(text)}) or slug like ${containing(text.toLowerCase())}
      order by kind, slug limit ${limit}
    `);
  }
}
