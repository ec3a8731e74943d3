import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { renderMarkdown } from '../markdown/markdown.js';
import { OperatorFacts } from './operator-facts.js';

export class LegalVersionView {
  @ApiProperty({ type: 'integer', description: 'Of the revision.' }) number!: number;
  @ApiProperty({ enum: LOCALES, description: 'Of the text.' }) language!: Locale;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Safe to put into a page.' }) html!: string;
  @ApiProperty({ format: 'date-time', description: 'Since when it has been in force.' }) from!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until when; null: still.' })
  until!: Date | null;
}

/**
 * What a legal text said, the latest first; with a day, what was in force on it (in Greenwich). In English where the
 * language has no text. Throws NotFound where there is no such text.
 */
export class FindLegalVersions extends Query<readonly LegalVersionView[]> {
  constructor(
    readonly slug: string,
    readonly language: Locale,
    readonly on?: string,
  ) {
    super();
  }
}

interface Row extends Omit<LegalVersionView, 'html'> {
  readonly markdown: string;
}

@QueryHandler(FindLegalVersions)
export class FindLegalVersionsHandler implements IQueryHandler<FindLegalVersions> {
  constructor(
    private readonly db: ReadDb,
    private readonly operator: OperatorFacts,
  ) {}

  async execute({ slug, language, on }: FindLegalVersions): Promise<readonly LegalVersionView[]> {
    const versions = await this.db.rows(sql<Row>`
      with text as (
        select id, language from content.entry
        where kind = 'legal' and slug = ${slug} and status = 'published' and language in (${language}, ${DEFAULT_LOCALE})
        order by language = ${language} desc limit 1
      ), published as (
        select number, title, markdown, written_at, text.language,
          lag(title || markdown) over (order by number) as before
        from content.entry_revision join text on text.id = entry_id where status = 'published'
      )
      select number, language, title, markdown, written_at as "from",
        lead(written_at) over (order by number) as until
      from published where before is distinct from title || markdown order by number desc
    `);
    if (versions.length === 0) throw new NotFound({ kind: 'legal', slug });
    return versions
      .filter((version) => on === undefined || wasInForce(version, on))
      .map(({ markdown, ...version }) => ({
        ...version,
        title: this.operator.fillPlain(version.title),
        html: renderMarkdown(this.operator.fill(markdown)).html,
      }));
  }
}

/** On a part of the day at least. */
function wasInForce({ from, until }: Pick<LegalVersionView, 'from' | 'until'>, day: string): boolean {
  const [start, end] = [Date.parse(`${day}T00:00:00Z`), Date.parse(`${day}T23:59:59.999Z`)];
  return from.getTime() <= end && (until === null || until.getTime() > start);
}
