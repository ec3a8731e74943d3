import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type {
  CityOnMap as MappedCity,
  CitySuggestion,
  ContinentSummary as Continent,
  SearchSuggestion,
} from '../../api/generated/types.gen.js';

type Language = Pick<Site, 'locale'>;

export const categoriesQuery = ({ locale }: Language) =>
  apiQuery('/api/tourCategories', { activated: true, language: locale });

export const continentsQuery = ({ locale }: Language) =>
  apiQuery('/api/continents', { activated: true, language: locale });

export const citySuggestionsQuery = (text: string, { locale }: Language, limit = 8) =>
  apiQuery('/api/cities/search', { query: text, language: locale, limit });

/** Cities, countries, sights and tours. */
export const searchQuery = (text: string, { locale }: Language) =>
  apiQuery('/api/search', { query: text, language: locale, limit: 10 });

export const popularCitiesQuery = ({ locale }: Language) => apiQuery('/api/featuredCities', { language: locale });

/** The positions of the cities and their numbers of tours. */
export const mappedCitiesQuery = ({ locale }: Language) => apiQuery('/api/map/cities', { language: locale });
