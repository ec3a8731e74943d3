import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { isCompanyPage } from '../domain/cms-entries.js';
import { EntryNotFound } from '../domain/content.errors.js';
import { isOutdated, type LanguageText } from '../domain/entry.js';
import { type EntryTextRow, factsIn, textOf } from './entry-text-row.js';
import { OperatorFacts } from './operator-facts.js';
import type { TeamEntryRecord, TeamEntryText, TextAction } from './team-entry-views.js';

/** An entry with all that the team may change. Throws EntryNotFound. */
export class FindEntryForTeam extends Query<TeamEntryRecord> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindEntryForTeam)
export class FindEntryForTeamHandler implements IQueryHandler<FindEntryForTeam> {
  constructor(
    private readonly db: ReadDb,
    private readonly operator: OperatorFacts,
  ) {}

  async execute({ kind, slug, actor }: FindEntryForTeam): Promise<TeamEntryRecord> {
    actor.mustBeAllowed('content.edit');
    const rows = await this.db.rows(sql<EntryTextRow>`
      select id, language, version, facts_version as "factsVersion", status, title, summary, markdown, details, position,
             words_number as "wordsNumber", translated_from as "translatedFrom", draft, publish_at as "publishAt",
             published_at as "publishedAt", null as "lastNumber"
      from content.entry where kind = ${kind} and slug = ${slug}
    `);
    const first = rows.find(({ language }) => language === DEFAULT_LOCALE) ?? rows[0];
    if (!first) throw new EntryNotFound({ kind, slug });
    const texts = rows.map((row) => textOf(row));
    return {
      kind,
      slug,
      facts: factsIn(first),
      factsVersion: first.factsVersion,
      texts: LOCALES.map((language) => viewOf(language, texts)),
      placeholders: this.operator.names,
      path: pathOf(kind, slug),
    };
  }
}

function viewOf(language: Locale, texts: readonly LanguageText[]): TeamEntryText {
  const english = texts.find((text) => text.language === DEFAULT_LOCALE);
  const text = texts.find((each) => each.language === language);
  if (!text)
    return { language, version: 0, published: null, draft: null, publishAt: null, outdated: false, actions: ['write'] };
  const { version, published, draft, publishAt } = text;
  const now = english?.draft ?? english?.published;
  return {
    language,
    version,
    published,
    draft,
    publishAt,
    outdated: now !== undefined && now !== null && isOutdated(draft ?? published, now),
    actions: actionsOf(text),
  };
}

const actionsOf = ({ published, draft, publishAt }: LanguageText): TextAction[] => [
  'write',
  ...(draft ? (['publish', 'schedule'] as const) : []),
  ...(publishAt ? (['unschedule'] as const) : []),
  ...(published ? (['withdraw'] as const) : []),
  ...(published && draft ? (['discard'] as const) : []),
];

function pathOf(kind: string, slug: string): string | null {
  if (kind === 'page') return isCompanyPage(slug) ? `/${slug}` : `/page/${slug}`;
  if (kind === 'faq' || kind === 'gift-cards') return `/${kind}`;
  if (kind === 'blog' || kind === 'legal' || kind === 'city' || kind === 'country') return `/${kind}/${slug}`;
  return null;
}
