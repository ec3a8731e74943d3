import { isLocale, type Locale } from '../../i18n/locales.js';
import { furtherPage } from '../../ui/display/further-page.js';

/** As they stand in the address. */
export interface GuideFilters {
  readonly city?: string | undefined;
  readonly category?: string | undefined;
  readonly guideLanguage?: Locale | undefined;
  readonly page?: string | undefined;
}

const SLUG = /^[a-z0-9-]{1,120}$/;

const slugOf = (value: unknown): string | undefined =>
  typeof value === 'string' && SLUG.test(value) ? value : undefined;

/** What an address asks for; what can be no filter is taken out of it, and so is the first page. */
export function readGuideFilters(search: Readonly<Record<string, unknown>>): GuideFilters {
  const language = search['guideLanguage'];
  return {
    city: slugOf(search['city']),
    category: slugOf(search['category']),
    guideLanguage: typeof language === 'string' && isLocale(language) ? language : undefined,
    page: furtherPage(search['page']),
  };
}

/** The address of a list of guides. */
export function guidesPath({ city, category, guideLanguage, page }: GuideFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ city, category, guideLanguage, page }))
    if (value) query.set(name, value);
  return query.size > 0 ? `/author?${query.toString()}` : '/author';
}
