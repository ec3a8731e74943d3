import { apiQuery } from '../../api/query.js';
import type { SimilarPagesFindData } from '../../api/generated/types.gen.js';
import { pathInSite } from '../../i18n/path-in-site.js';
import type { Site } from '../../i18n/site.js';

export type MissingPage = Pick<SimilarPagesFindData['query'], 'kind' | 'slug'>;

const PAGE = /^\/(city|country|continent|tour|blog|page)\/([^/\p{C}<>]{1,100})$/u;

/** As people write it; what cannot be decoded stays as it is. */
export function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** `/de_DE/EUR/city/rom` → a city called `rom`; undefined for other kinds of pages. */
export function missingPage(pathname: string): MissingPage | undefined {
  const [, kind, slug] = PAGE.exec(pathInSite(decoded(pathname))) ?? [];
  return kind !== undefined && slug !== undefined ? { kind: kind as MissingPage['kind'], slug } : undefined;
}

/** Pages that may have been meant, nearest first. */
export const similarPagesQuery = ({ kind, slug }: MissingPage, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/similar-pages', { kind, slug, language: locale });
