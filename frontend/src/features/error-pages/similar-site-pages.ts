import { pathInSite } from '../../i18n/path-in-site.js';
import { decoded } from './similar-pages.api.js';
import { distance } from './likeness.js';

export interface NamedPage {
  readonly to: string;
  /** In the reader's language. */
  readonly name: string;
  readonly alsoCalled?: readonly string[];
}

const MOST = 3;
const TOP_OR_LEGAL = /^\/(?:legal\/)?([^/]+)$/;

/** Pages of the site whose path or name is like the path that was asked for, nearest first. */
export function similarSitePages(pathname: string, pages: readonly NamedPage[]): readonly NamedPage[] {
  const asked = pathInSite(decoded(pathname));
  const [, written] = TOP_OR_LEGAL.exec(asked) ?? [];
  if (written === undefined || pages.some(({ to }) => to === asked)) return [];
  return pages
    .flatMap((page) => {
      const names = [page.to.replace('/legal/', ''), page.name, ...(page.alsoCalled ?? [])];
      const distances = names.flatMap((name) => distance(written, name) ?? []);
      return distances.length === 0 ? [] : [{ page, far: Math.min(...distances) }];
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ page }) => page);
}
