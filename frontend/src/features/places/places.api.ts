import { queryOptions } from '@tanstack/react-query';
import { isProblem, type Api, type Query } from '../../api/api.js';
import { apiQuery } from '../../api/query.js';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';
import type { Image } from '../../ui/display/poster.js';

interface Named {
  readonly slug: string;
  readonly name: string;
}

export interface CityCard extends Named {
  readonly country: Named & { readonly code: string };
  readonly image: Image;
  readonly toursCount: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface City extends CityCard {
  readonly continentData: Named;
  /** Paragraphs are separated by a blank line. */
  readonly text: string;
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly wideImage: Image;
  readonly shareImage: Image;
}

export interface CountrySummary extends Named {
  /** ISO 3166-1. */
  readonly code: string;
  /** The continent's slug. */
  readonly continent: string;
  readonly citiesCount: number;
  readonly toursCount: number;
}

export interface Country extends CountrySummary {
  readonly continentData: Named;
  readonly cities: readonly CityCard[];
  readonly wideImage: Image;
  readonly shareImage: Image;
}

export interface Continent extends Named {
  readonly countries: readonly CountrySummary[];
  /** Some of them, those with tours first. */
  readonly cities: readonly CityCard[];
  readonly wideImage: Image;
  readonly shareImage: Image;
}

export interface PlaceText {
  readonly language: Locale;
  readonly summary: string;
  /** Made by the server from Markdown, without anything that a text could have smuggled in. */
  readonly html: string;
}

type Language = Pick<Site, 'locale'>;

export const cityQuery = (slug: string, { locale }: Language) =>
  apiQuery<City>('/api/city/data', { slug, language: locale });

export const countryQuery = (slug: string, { locale }: Language) =>
  apiQuery<Country>('/api/country/data', { slug, language: locale });

export const continentQuery = (slug: string, { locale }: Language) =>
  apiQuery<Continent>('/api/continent/data', { slug, language: locale });

export const countriesQuery = ({ locale }: Language) =>
  apiQuery<readonly CountrySummary[]>('/api/countries', { activated: true, language: locale });

export const cityGuidesQuery = (city: string, { locale }: Language) =>
  apiQuery<{
    readonly guides: readonly { readonly languages: readonly { readonly code: Locale }[] }[];
    readonly totalItems: number;
  }>('/api/guides', { city, language: locale });

async function textOrNull(api: Api, path: string, query: Query): Promise<PlaceText | null> {
  try {
    return await api.get<PlaceText>(path, query);
  } catch (error) {
    if (isProblem(error) && error.status === 404) return null;
    throw error;
  }
}

/** What was written about a place: in English where its language has no text, null where there is none at all. */
export const placeTextQuery = (api: Api, kind: 'continent' | 'country', slug: string, { locale }: Language) =>
  queryOptions({
    queryKey: [`/api/${kind}/cms/data`, { slug, language: locale, orElse: DEFAULT_LOCALE }],
    queryFn: async () => {
      const path = `/api/${kind}/cms/data`;
      const text = await textOrNull(api, path, { content_cms_entry__: slug, language: locale });
      if (text || locale === DEFAULT_LOCALE) return text;
      return textOrNull(api, path, { content_cms_entry__: slug, language: DEFAULT_LOCALE });
    },
  });
