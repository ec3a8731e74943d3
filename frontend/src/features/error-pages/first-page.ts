import { pathInSite } from '../../i18n/path-in-site.js';

/** `/en_US/EUR/tours?city=rome&page=9` → `/tours?city=rome`; nothing where no further page of a list was asked for. */
export function firstPageOf(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, 'http://site');
  if (!searchParams.has('page')) return undefined;
  searchParams.delete('page');
  const path = pathInSite(pathname);
  return searchParams.size > 0 ? `${path}?${searchParams.toString().replaceAll('%2C', ',')}` : path;
}
