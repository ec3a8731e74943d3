import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Moved } from '../../../platform/http/http-problems.js';
import { MovedSlugs } from '../../../platform/moved-slugs.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { type EntryDetails, movingKind } from '../domain/cms-entries.js';
import type { PosterSubject } from '../domain/poster-studio.js';
import { entryPoster } from '../domain/poster-subjects.js';

interface EntryPicture {
  readonly title: string;
  readonly subject: PosterSubject;
}

/** What posters show of texts of the site. */
@Injectable()
export class EntryPosters {
  constructor(
    private readonly db: ReadDb,
    private readonly moved: MovedSlugs,
  ) {}

  /** In English where there is, else in any language. Undefined where there is no such text, or it names nothing to show; throws Moved for an old slug. */
  async find(kind: string, slug: string): Promise<PosterSubject | undefined> {
    const inAny = sql`true`;
    return (await this.first(kind, slug, inAny, DEFAULT_LOCALE))?.subject;
  }

  /** With its title in the language, or in English. Undefined and throws as above. */
  findTitled(kind: string, slug: string, language: Locale): Promise<EntryPicture | undefined> {
    return this.first(kind, slug, sql`language in (${language}, ${DEFAULT_LOCALE})`, language);
  }

  private async first(
    kind: string,
    slug: string,
    condition: ReturnType<typeof sql>,
    language: Locale,
  ): Promise<EntryPicture | undefined> {
    const row = await this.db.first(sql<{ title: string; details: EntryDetails; drawnAs: string }>`
      select title, details, coalesce(drawn_as, slug) as "drawnAs" from content.entry
      where kind = ${kind} and slug = ${slug} and status = 'published' and ${condition}
      order by language = ${language} desc limit 1
    `);
    if (!row) return this.followMoved(kind, slug);
    const subject = entryPoster({ kind, ...row });
    return subject && { title: row.title, subject };
  }

  private async followMoved(kind: string, slug: string): Promise<undefined> {
    const movedTo = await this.moved.find(movingKind(kind), slug, () => undefined);
    if (movedTo !== undefined) throw new Moved({ slug: movedTo });
  }
}
