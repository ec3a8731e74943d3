import { queryOptions } from '@tanstack/react-query';
import { isProblem, type Api } from '../../api/api.js';
import { readApi } from '../../api/calls.js';
import type { EntryView } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import { DEFAULT_LOCALE } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';

export type {
  CitySummary as CityCard,
  CityView as City,
  ContinentView as Continent,
  CountrySummary,
  CountryView as Country,
} from '../../api/generated/types.gen.js';

export type PlaceText = Pick<EntryView, 'language' | 'summary' | 'html'>;

type Language = Pick<Site, 'locale'>;

export const cityQuery = (slug: string, { locale }: Language) => apiQuery('/api/city/data', { slug, language: locale });

export const countryQuery = (slug: string, { locale }: Language) =>
  apiQuery('/api/country/data', { slug, language: locale });

export const continentQuery = (slug: string, { locale }: Language) =>
  apiQuery('/api/continent/data', { slug, language: locale });

export const countriesQuery = ({ locale }: Language) =>
  apiQuery('/api/countries', { activated: true, language: locale });

export const cityGuidesQuery = (city: string, { locale }: Language) =>
  apiQuery('/api/guides', { city, language: locale });

type TextPath = '/api/continent/cms/data' | '/api/country/cms/data';

async function textOrNull(api: Api, path: TextPath, slug: string, language: Site['locale']): Promise<PlaceText | null> {
  try {
    return await readApi(api, path, { content_cms_entry__: slug, language });
  } catch (error) {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  }
}

/** What was written about a place: in English where its language has no text, null where there is none at all. */
export const placeTextQuery = (api: Api, kind: 'continent' | 'country', slug: string, { locale }: Language) => {
  const path: TextPath = `/api/${kind}/cms/data`;
  return queryOptions({
    queryKey: [path, { slug, language: locale, orElse: DEFAULT_LOCALE }],
    queryFn: async () => {
      const text = await textOrNull(api, path, slug, locale);
      if (text || locale === DEFAULT_LOCALE) return text;
      return textOrNull(api, path, slug, DEFAULT_LOCALE);
    },
  });
};
