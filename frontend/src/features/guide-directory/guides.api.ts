import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';

type Level = 'native' | 'fluent' | 'good';

/** What everybody may know of a guide. */
export interface PublicGuide {
  readonly slug: string;
  readonly firstName: string;
  /** Of the last name. */
  readonly initial: string;
  readonly city: { readonly slug: string; readonly name: string; readonly country: string };
  readonly languages: readonly { readonly code: Locale; readonly level: Level }[];
  readonly categories: readonly { readonly slug: string; readonly title: string }[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
}

export interface Guides {
  readonly guides: readonly PublicGuide[];
  readonly totalItems: number;
  readonly totalPages: number;
  readonly currentPage: number;
}

export interface GuideFilters {
  readonly city?: string | undefined;
  readonly category?: string | undefined;
  readonly guideLanguage?: string | undefined;
  readonly page?: string | undefined;
}

type Language = Pick<Site, 'locale'>;

export const guidesQuery = ({ page, ...filters }: GuideFilters, { locale }: Language) =>
  apiQuery<Guides>('/api/guides', { ...filters, language: locale, page: Number(page ?? 1) });

export const guideQuery = (slug: string, { locale }: Language) =>
  apiQuery<PublicGuide>(`/api/guides/${slug}`, { language: locale });

export interface LanguageName {
  readonly code: Locale;
  readonly name: string;
}

export const languagesQuery = ({ locale }: Language) =>
  apiQuery<readonly LanguageName[]>('/api/languages', { language: locale });
