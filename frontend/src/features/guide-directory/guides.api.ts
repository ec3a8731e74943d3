import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { GuideFilters } from './guide-filters.js';

export type {
  LanguageView as LanguageName,
  PublicGuide,
  PublicGuidesView as Guides,
} from '../../api/generated/types.gen.js';

type Language = Pick<Site, 'locale'>;

export const guidesQuery = ({ page, ...filters }: GuideFilters, { locale }: Language) =>
  apiQuery('/api/guides', { ...filters, language: locale, page: Number(page ?? 1) });

export const guideQuery = (slug: string, { locale }: Language) =>
  apiQuery('/api/guides/{slug}', { slug, language: locale });

/** Who can lead the tour, the best rated first. */
export const tourGuidesQuery = (tour: string, { locale }: Language) =>
  apiQuery('/api/guides', { tour, language: locale, page: 1 });

export const languagesQuery = ({ locale }: Language) => apiQuery('/api/languages', { language: locale });
