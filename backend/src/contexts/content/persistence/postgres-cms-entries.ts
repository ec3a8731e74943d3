import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { MovedSlugs } from '../../../platform/moved-slugs.js';
import { EntrySlugTaken } from '../domain/content.errors.js';
import { CmsEntries, type EntryText, movingKind, type Written } from '../domain/cms-entries.js';

/** A first publication keeps its date, unless the text names another. */
const REPLACE = sql`
  update set title = excluded.title, summary = excluded.summary, markdown = excluded.markdown, details = excluded.details,
             status = excluded.status, position = excluded.position,
             published_at = case when excluded.details ? 'publishedOn' then coalesce(excluded.published_at, entry.published_at)
                                 else coalesce(entry.published_at, excluded.published_at) end,
             changed_at = excluded.changed_at, version = entry.version + 1, draft = null, publish_at = null
  where (entry.title, entry.summary, entry.markdown, entry.details, entry.status, entry.position) is distinct from
    (excluded.title, excluded.summary, excluded.markdown, excluded.details, excluded.status, excluded.position)
`;

const UNIQUE_VIOLATION = '23505';

/** The start, in Greenwich, of the day that the text names as that of its publication. */
const namedDay = ({ details }: EntryText): Date | undefined =>
  details.publishedOn === undefined ? undefined : new Date(`${details.publishedOn}T00:00:00Z`);

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

@Injectable()
export class PostgresCmsEntries extends CmsEntries {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly changes: CacheInvalidation,
    private readonly moved: MovedSlugs,
  ) {
    super();
  }

  write(text: EntryText, written: Written): Promise<boolean> {
    return this.store(text, written, REPLACE, written.at);
  }

  addMissing(text: EntryText, written: Written): Promise<boolean> {
    // What has been renamed is not missing.
    const neverMoved = sql`
      not exists (select from platform.moved_slug where kind = ${movingKind(text.kind)} and slug = ${text.slug})
    `;
    // Nobody has changed it since the day that it names.
    return this.store(text, written, sql`nothing`, namedDay(text) ?? written.at, neverMoved);
  }

  async known(): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ key: string }>`
      select kind || '/' || slug || '/' || language as key from content.entry
    `.execute(this.entities.getKysely());
    return new Set(rows.map(({ key }) => key));
  }

  async rename(kind: string, slug: string, newSlug: string, at: Date): Promise<boolean> {
    const database = this.entities.getKysely();
    // Texts in different languages would not meet in the unique key.
    await sql`select pg_advisory_xact_lock(hashtextextended(${movingKind(kind)}, 0))`.execute(database);
    const taken = await sql`
      select from content.entry where kind = ${kind} and slug = ${newSlug} limit 1
    `.execute(database);
    if (taken.rows.length > 0) throw new EntrySlugTaken({ kind, slug: newSlug });
    const { rows } = await sql`
      update content.entry set slug = ${newSlug}, drawn_as = coalesce(drawn_as, slug), changed_at = ${at}
      where kind = ${kind} and slug = ${slug} returning id
    `
      .execute(database)
      .catch((error: unknown) => {
        // Somebody else was quicker.
        if (isUniqueViolation(error)) throw new EntrySlugTaken({ kind, slug: newSlug });
        throw error;
      });
    if (rows.length === 0) return false;
    await this.moved.record(movingKind(kind), slug, newSlug);
    for (const address of [slug, newSlug]) await this.changes.publish('content', `${kind}/${address}`);
    return true;
  }

  private async store(
    text: EntryText,
    written: Written,
    whenThere: RawBuilder<unknown>,
    changedAt: Date,
    condition: RawBuilder<unknown> = sql`true`,
  ): Promise<boolean> {
    const { kind, slug, language, title, summary, markdown, status, position } = text;
    const publishedAt = status === 'published' ? (namedDay(text) ?? written.at) : null;
    const { rows } = await sql<{ id: string }>`
      insert into content.entry 
        (id, kind, slug, language, title, summary, markdown, details, status, published_at, changed_at, position,
         drawn_as)
      select ${this.ids.uuid()}::uuid, ${kind}, ${slug}, ${language}, ${title}, ${summary}, ${markdown},
             ${JSON.stringify(text.details)}::jsonb, ${status}, ${publishedAt}::timestamptz,
             ${changedAt}::timestamptz, ${position}::integer,
             (select max(drawn_as) from content.entry where kind = ${kind} and slug = ${slug})
      where ${condition}
      on conflict (kind, slug, language) do ${whenThere}
      returning id
    `.execute(this.entities.getKysely());
    const [entry] = rows;
    if (!entry) return false;
    await this.revise(entry.id, text, written);
    await this.numberWords(entry.id, text);
    await this.changes.publish('content', `${kind}/${slug}`);
    return true;
  }

  /** The entry's row is locked by the statement before: two writers number their revisions one after the other. */
  private async revise(entryId: string, text: EntryText, { at, by }: Written): Promise<void> {
    const { title, summary, markdown, status } = text;
    await sql`
      insert into content.entry_revision
        (entry_id, number, title, summary, markdown, details, status, written_at, written_by)
      select ${entryId}, coalesce(max(number), 0) + 1, ${title}, ${summary}, ${markdown},
             ${JSON.stringify(text.details)}::jsonb, ${status}, ${at}, ${by}
      from content.entry_revision where entry_id = ${entryId}
    `.execute(this.entities.getKysely());
  }

  /** The words are those of the latest revision, and say what the English text says now. */
  private async numberWords(entryId: string, { kind, slug, language }: EntryText): Promise<void> {
    const isTranslation = language !== DEFAULT_LOCALE;
    await sql`
      update content.entry set
        words_number = (select max(number) from content.entry_revision where entry_id = ${entryId}),
        translated_from = (
          select english.words_number from content.entry as english
          where english.kind = ${kind} and english.slug = ${slug} and english.language = ${DEFAULT_LOCALE}
            and ${isTranslation}::boolean
        )
      where id = ${entryId}
    `.execute(this.entities.getKysely());
  }
}
