import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type SitePage, SitePages } from '../../../platform/ssr/site-pages.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { COMPANY_PAGES } from '../domain/cms-entries.js';

interface EntryPage {
  readonly kind: 'blog' | 'legal' | 'page';
  readonly slug: string;
  readonly languages: readonly Locale[];
  readonly changedAt: Date;
}

/** The pages of articles, legal texts and whatever else the team has written a page about, in the languages that they are written in. */
@Injectable()
export class ContentSitePages implements OnModuleInit {
  constructor(
    private readonly db: ReadDb,
    private readonly pages: SitePages,
  ) {}

  onModuleInit(): void {
    this.pages.add(() => this.find());
  }

  private async find(): Promise<readonly SitePage[]> {
    const entries = await this.db.rows(sql<EntryPage>`
      select kind, slug, array_agg(language order by language) as languages, max(changed_at) as "changedAt"
      from content.entry
      where status = 'published' and kind in ('blog', 'legal', 'page')
        and not (kind = 'page' and slug = any(${[...COMPANY_PAGES]}))
      group by kind, slug
      order by kind, min(position), slug
    `);
    return entries.map(({ kind, ...entry }) => ({ route: `/${kind}/$slug`, ...entry }));
  }
}
