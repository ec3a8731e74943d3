import { Injectable } from '@nestjs/common';
import type { Locale } from '../../shared-kernel/language/locale.js';

/** A public page that a context has something to show on. */
export interface SitePage {
  /** Its route as the site writes it: `/tour/$slug`. Where the site has no such route, the page does not exist. */
  readonly route: `/${string}/$slug`;
  readonly slug: string;
  readonly changedAt?: Date | undefined;
  /** Languages that it can be read in; without them all. */
  readonly languages?: readonly Locale[] | undefined;
}

export type ReadSitePages = () => Promise<readonly SitePage[]>;

/** Where contexts name the pages that search engines should find. */
@Injectable()
export class SitePages {
  private readonly sources: ReadSitePages[] = [];

  /** For the life of the process. */
  add(source: ReadSitePages): void {
    this.sources.push(source);
  }

  async all(): Promise<readonly SitePage[]> {
    return (await Promise.all(this.sources.map((read) => read()))).flat();
  }
}
