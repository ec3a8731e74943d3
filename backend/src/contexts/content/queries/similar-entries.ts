import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type SimilarPage, SimilarPages } from '../../../platform/ssr/similar-pages.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';

/** Of one, which is the very same words. */
const LIKE_ENOUGH = 0.4;

/** Which article of the journal, or which page, somebody may have meant, by the words of its slug and of its titles in any language. */
@Injectable()
export class SimilarEntries implements OnModuleInit {
  constructor(
    private readonly db: ReadDb,
    private readonly pages: SimilarPages,
  ) {}

  onModuleInit(): void {
    for (const kind of ['blog', 'page'] as const)
      this.pages.add(kind, (slug, language, limit) => this.find(kind, slug, language, limit));
  }

  private find(kind: 'blog' | 'page', slug: string, language: Locale, limit: number): Promise<SimilarPage[]> {
    return this.db.rows(sql<SimilarPage>`
      select slug, name
      from (
        select slug, max(greatest(word_similarity(${slug}, slug), word_similarity(${slug}, title))) as likeness,
               (array_agg(title order by language = ${language} desc)
                 filter (where language in (${language}, ${DEFAULT_LOCALE})))[1] as name
        from content.entry where kind = ${kind} and status = 'published' group by slug
      ) text
      where likeness >= ${LIKE_ENOUGH} and name is not null
      order by likeness desc, slug limit ${limit}
    `);
  }
}
