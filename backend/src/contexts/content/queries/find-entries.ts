import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { offered } from '../../../platform/http/validation-issue.js';
import { Moved, ValidationFailed } from '../../../platform/http/http-problems.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import { MovedSlugs } from '../../../platform/moved-slugs.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { entriesCalled, ENTRY_KINDS, COMPANY_PAGES, movingKind } from '../domain/cms-entries.js';
import { PosterStudio } from '../domain/poster-studio.js';
import { type EntryRow, type EntryView, entryView } from './entry-view.js';
import { OperatorFacts } from './operator-facts.js';

/** The published texts of a kind, or a page of the company by its name, in their order; those without a text in the language are English. Throws Moved for an old slug, ValidationFailed for a kind that there is not. */
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
    private readonly studio: PosterStudio,
    private readonly moved: MovedSlugs,
  ) {}

  async execute({ kind: name, language, slug }: FindEntries): Promise<readonly EntryView[]> {
    const { kind, slug: only = slug } = entriesCalled(name);
    if (slug !== undefined && slug !== only) return [];
    const rows = await this.db.rows(sql<EntryRow>`
      select id, kind, slug, language, title, summary, markdown, details, "drawnAs", "publishedAt", "changedAt"
      from (
        select distinct on (slug) id, kind, slug, language, title, summary, markdown, details, position,
               coalesce(drawn_as, slug) as "drawnAs", published_at as "publishedAt", changed_at as "changedAt"
        from content.entry
        where kind = ${kind} and status = 'published' and language in (${language}, ${DEFAULT_LOCALE})
          and slug = coalesce(${only ?? null}, slug)
        order by slug, language = ${language} desc
      ) entry
      order by position, slug
    `);
    if (rows.length === 0) await this.mustBeKind(kind);
    if (rows.length === 0 && slug !== undefined) await this.followMoved(kind, slug);
    return rows.map((row) => entryView(row, language, this.operator, this.studio));
  }

  private async mustBeKind(kind: string): Promise<void> {
    if (ENTRY_KINDS.some((each) => each === kind)) return;
    const published = sql<{ kind: string }>`select distinct kind from content.entry where status = 'published'`;
    const found = (await this.db.rows(published)).map((row) => row.kind);
    const kinds = [...new Set([...ENTRY_KINDS, ...COMPANY_PAGES, ...found])].sort();
    if (found.includes(kind)) return;
    throw new ValidationFailed([fieldProblem('content_cms', 'IS_IN', { values: offered(kinds) })]);
  }

  private async followMoved(kind: string, slug: string): Promise<void> {
    const movedTo = await this.moved.find(movingKind(kind), slug, async (written) => {
      const published = sql<{ slug: string }>`
        select slug from content.entry where kind = ${kind} and slug = ${written} and status = 'published' limit 1
      `;
      return (await this.db.first(published))?.slug;
    });
    if (movedTo !== undefined) throw new Moved({ slug: movedTo });
  }
}
