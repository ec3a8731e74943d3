import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import type { EntryDetails, Written } from '../domain/cms-entries.js';
import { EntryNotFound, EntrySlugTaken, EntryTextNotFound } from '../domain/content.errors.js';
import { Entry, type LanguageText, type NewRevision, type WrittenWords } from '../domain/entry.js';
import { EntryRepository } from '../domain/entry.repository.js';
import { type EntryTextRow, factsIn, ownDetails, textOf, wordsIn } from '../queries/entry-text-row.js';

const UNIQUE_VIOLATION = '23505';

/** Each language of an entry is a row. */
@Injectable()
export class PostgresEntryRepository extends EntryRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async getForChange(kind: string, slug: string): Promise<Entry> {
    // Whoever waits for the lock must read what the one before has written, a new language too: in a statement of its own.
    await sql`
      select id from content.entry where kind = ${kind} and slug = ${slug} order by id for update
    `.execute(this.database);
    const { rows } = await sql<EntryTextRow>`
      select id, language, version, facts_version as "factsVersion", status, title, summary, markdown, details, position,
             words_number as "wordsNumber", translated_from as "translatedFrom", draft, publish_at as "publishAt",
             published_at as "publishedAt",
             (select max(number) from content.entry_revision where entry_id = entry.id) as "lastNumber"
      from content.entry where kind = ${kind} and slug = ${slug}
    `.execute(this.database);
    const first = rows.find(({ language }) => language === DEFAULT_LOCALE) ?? rows[0];
    if (!first) throw new EntryNotFound({ kind, slug });
    return Entry.restored(
      { kind, slug, facts: factsIn(first), factsVersion: first.factsVersion },
      rows.map((row) => textOf(row)),
    );
  }

  async add(entry: Entry, written: Written): Promise<void> {
    await this.save(entry, written).catch((error: unknown) => {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new EntrySlugTaken({ slug: entry.slug });
      throw error;
    });
  }

  async save(entry: Entry, written: Written): Promise<void> {
    const { texts, revisions, seenByVisitors } = entry.takeChanges();
    for (const text of texts) await this.store(entry, text, written);
    for (const revision of revisions) await this.keep(entry, revision, written);
    if (seenByVisitors) await this.changes.publish('content', `${entry.kind}/${entry.slug}`);
  }

  async getRevision(entry: Entry, language: Locale, number: number): Promise<WrittenWords> {
    const { rows } = await sql<WrittenWords & { details: EntryDetails }>`
      select title, summary, markdown, details, number, translated_from as "translatedFrom"
      from content.entry_revision where entry_id = ${entry.in(language)?.id ?? null} and number = ${number}
    `.execute(this.database);
    const [row] = rows;
    if (!row) throw new EntryTextNotFound({ language });
    const { details, ...words } = row;
    return { ...words, ...ownDetails(details) };
  }

  async dueBy(now: Date, most: number): Promise<readonly { readonly kind: string; readonly slug: string }[]> {
    const { rows } = await sql<{ kind: string; slug: string }>`
      select kind, slug from content.entry where publish_at <= ${now} group by kind, slug
      order by min(publish_at), kind, slug limit ${most}
    `.execute(this.database);
    return rows;
  }

  /** The columns hold what visitors read, or else the draft; `draft` only what differs from what visitors read. */
  private async store({ kind, slug, facts, factsVersion }: Entry, text: LanguageText, { at }: Written): Promise<void> {
    const words = text.published ?? text.draft;
    if (words === null) return;
    const { title, summary, markdown, number, translatedFrom } = words;
    const { position, ...shared } = facts;
    const details = json({ ...shared, ...ownDetails(words) });
    const status = text.published ? 'published' : 'draft';
    // A text that names its day was published on that day.
    const day = facts.publishedOn && text.publishedAt ? new Date(`${facts.publishedOn}T00:00:00Z`) : text.publishedAt;
    const draft = text.published && text.draft ? json(wordsIn(text.draft)) : sql`null::jsonb`;
    await sql`
      insert into content.entry as stored
        (id, kind, slug, language, title, summary, markdown, details, status, published_at, changed_at, position, drawn_as,
         version, facts_version, words_number, translated_from, draft, publish_at)
      values (${text.id}::uuid, ${kind}, ${slug}, ${text.language}, ${title}, ${summary}, ${markdown}, ${details}, ${status},
         ${day}::timestamptz, ${at}::timestamptz, ${position}::integer,
         (select max(drawn_as) from content.entry where kind = ${kind} and slug = ${slug}), ${text.version}::integer,
         ${factsVersion}::integer, ${number}::integer, ${translatedFrom}::integer, ${draft}, ${text.publishAt}::timestamptz)
      on conflict (id) do update set title = excluded.title, summary = excluded.summary, markdown = excluded.markdown,
        details = excluded.details, status = excluded.status, published_at = excluded.published_at,
        changed_at = case when (stored.title, stored.summary, stored.markdown, stored.details, stored.status)
          is distinct from (excluded.title, excluded.summary, excluded.markdown, excluded.details, excluded.status)
          then excluded.changed_at else stored.changed_at end,
        position = excluded.position, version = excluded.version, facts_version = excluded.facts_version,
        words_number = excluded.words_number, translated_from = excluded.translated_from, draft = excluded.draft,
        publish_at = excluded.publish_at
    `.execute(this.database);
  }

  private async keep({ facts }: Entry, { text, number, words, status }: NewRevision, written: Written): Promise<void> {
    const { position: _, ...shared } = facts;
    await sql`
      insert into content.entry_revision
        (entry_id, number, title, summary, markdown, details, status, written_at, written_by, translated_from)
      values (${text.id}, ${number}, ${words.title}, ${words.summary}, ${words.markdown},
        ${json({ ...shared, ...ownDetails(words) })}, ${status}, ${written.at}, ${written.by}, ${words.translatedFrom})
    `.execute(this.database);
  }

  private get database(): Kysely<unknown> {
    return this.entities.getKysely();
  }
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
