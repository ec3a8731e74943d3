import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/read-db.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/locale.js';
import type { EntryDetails } from '../domain/entries.js';
import type { PosterSubject } from '../posters/poster.js';
import { entryPoster } from '../posters/poster-subjects.js';

/** What posters show of texts of the site. */
@Injectable()
export class EntryPosters {
  constructor(private readonly db: ReadDb) {}

  /** Undefined where there is no such text, or it names nothing to show. */
  async find(kind: string, slug: string): Promise<PosterSubject | undefined> {
    const row = await this.db.first(sql<{ details: EntryDetails }>`
      select details from content.entry
      where kind = ${kind} and slug = ${slug} and status = 'published'
      order by language = ${DEFAULT_LOCALE} desc limit 1
    `);
    return row && entryPoster(kind, slug, row.details.landmarks);
  }
}
