import { Injectable } from '@nestjs/common';
import type { Locale } from '../../shared-kernel/language/locale.js';

/** A public page with content of a context. */
export interface SitePage {
  /** The route of the site: `/tour/$slug`. If the site has no such route, the page does not exist. */
  readonly route: `/${string}/$slug`;
  readonly slug: string;
  readonly changedAt?: Date | undefined;
  /** The languages of the page; all languages if left out. */
  readonly languages?: readonly Locale[] | undefined;
}

export type ReadSitePages = () => Promise<readonly SitePage[]>;

/** Contexts register the pages that search engines should find. */
@Injectable()
export class SitePages {
  private readonly sources: ReadSitePages[] = [];

  /** Registers a source for the life of the process. */
  add(source: ReadSitePages): void {
    this.sources.push(source);
  }

  async all(): Promise<readonly SitePage[]> {
    return (await Promise.all(this.sources.map((read) => read()))).flat();
  }
}
