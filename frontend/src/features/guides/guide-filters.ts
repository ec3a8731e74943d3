import { isLocale } from '../../i18n/locales.js';
import type { GuideFilters } from './guides.api.js';

const SLUG = /^[a-z0-9-]{1,120}$/;
const PAGE = /^[1-9]\d{0,3}$/;

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** What an address asks for; what can be no filter is taken out of it, and so is the first page. */
export function readGuideFilters(search: Readonly<Record<string, unknown>>): GuideFilters {
  const page = matching(search['page'], PAGE);
  const language = search['guideLanguage'];
  return {
    city: matching(search['city'], SLUG),
    category: matching(search['category'], SLUG),
    guideLanguage: typeof language === 'string' && isLocale(language) ? language : undefined,
    page: page === '1' ? undefined : page,
  };
}

/** The address of a list of guides. */
export function guidesPath({ city, category, guideLanguage, page }: GuideFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ city, category, guideLanguage, page }))
    if (value) query.set(name, value);
  return query.size > 0 ? `/author?${query.toString()}` : '/author';
}
