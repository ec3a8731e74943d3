import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/read-db.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/locale.js';
import { renderMarkdown } from '../markdown/markdown.js';
import { OperatorFacts } from './operator-facts.js';

export class EntrySectionView {
  @ApiProperty({ description: 'Id of the heading in the HTML.' }) readonly id!: string;
  @ApiProperty() readonly title!: string;
}

export class EntryView {
  @ApiProperty() readonly id!: string;
  @ApiProperty() readonly kind!: string;
  @ApiProperty() readonly slug!: string;
  @ApiProperty({ enum: LOCALES, description: 'Of the text.' }) readonly language!: Locale;
  @ApiProperty({ description: 'The text is English because the language asked for has none.' })
  readonly fallback!: boolean;
  @ApiProperty() readonly title!: string;
  @ApiProperty({ description: 'Safe to put into a page.' }) readonly html!: string;
  @ApiProperty({ type: [EntrySectionView], description: 'Headings of the second level.' })
  readonly sections!: readonly EntrySectionView[];
  @ApiProperty({ format: 'date-time' }) readonly publishedAt!: Date;
  @ApiProperty({ format: 'date-time' }) readonly changedAt!: Date;
}

interface EntryRow extends Omit<EntryView, 'fallback' | 'html' | 'sections'> {
  readonly markdown: string;
}

/** The published texts of a kind in their order; those without a text in the language are English. */
export class FindEntries extends Query<readonly EntryView[]> {
  constructor(
    readonly kind: string,
    readonly language: Locale,
    readonly slug?: string,
  ) {
    super();
  }
}

@QueryHandler(FindEntries)
export class FindEntriesHandler implements IQueryHandler<FindEntries> {
  constructor(
    private readonly db: ReadDb,
    private readonly operator: OperatorFacts,
  ) {}

  async execute({ kind, language, slug }: FindEntries): Promise<readonly EntryView[]> {
    const rows = await this.db.rows(sql<EntryRow>`
      select id, kind, slug, language, title, markdown, "publishedAt", "changedAt"
      from (
        select distinct on (slug) id, kind, slug, language, title, markdown, position,
               published_at as "publishedAt", changed_at as "changedAt"
        from content.entry
        where kind = ${kind} and status = 'published' and language in (${language}, ${DEFAULT_LOCALE})
          and slug = coalesce(${slug ?? null}, slug)
        order by slug, language = ${language} desc
      ) entry
      order by position, slug
    `);
    return rows.map((row) => this.view(row, language));
  }

  private view({ markdown, ...entry }: EntryRow, language: Locale): EntryView {
    return { ...entry, fallback: entry.language !== language, ...renderMarkdown(this.operator.fill(markdown)) };
  }
}
