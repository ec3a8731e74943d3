import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Places } from '../domain/places.js';
import { PosterStudio } from '../domain/poster-studio.js';
import { type EntryRow, type EntryView, entryView } from './entry-view.js';
import { OperatorFacts } from './operator-facts.js';

/** The published text of a place, by its id or slug, in this very language. Throws NotFound where that language has none. */
export class FindEntryInLanguage extends Query<EntryView> {
  constructor(
    readonly kind: 'continent' | 'country',
    readonly place: string,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(FindEntryInLanguage)
export class FindEntryInLanguageHandler implements IQueryHandler<FindEntryInLanguage> {
  constructor(
    private readonly db: ReadDb,
    private readonly operator: OperatorFacts,
    private readonly studio: PosterStudio,
    private readonly places: Places,
  ) {}

  async execute({ kind, place, language }: FindEntryInLanguage): Promise<EntryView> {
    const slug = (await this.places.slugOf(kind, place)) ?? place;
    const row = await this.db.first(sql<EntryRow>`
      select id, kind, slug, language, title, summary, markdown, details, coalesce(drawn_as, slug) as "drawnAs",
             published_at as "publishedAt", changed_at as "changedAt"
      from content.entry
      where kind = ${kind} and slug = ${slug} and language = ${language} and status = 'published'
    `);
    if (!row) throw new NotFound({ kind, slug, language });
    return entryView(row, language, this.operator, this.studio);
  }
}
