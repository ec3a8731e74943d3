import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SitePages } from '../../../platform/ssr/site-pages.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { PublicGuides } from './public-guides.js';

/** The pages of the guides who are shown in public. */
@Injectable()
export class GuideSitePages implements OnModuleInit {
  constructor(
    private readonly guides: PublicGuides,
    private readonly pages: SitePages,
  ) {}

  onModuleInit(): void {
    this.pages.add(async () => {
      const found = await this.guides.find({});
      const shown = await Promise.all(found.map((guide) => this.guides.view(guide, DEFAULT_LOCALE)));
      return shown.flatMap((guide) => (guide ? [{ route: '/author/$slug', slug: guide.slug }] : []));
    });
  }
}
