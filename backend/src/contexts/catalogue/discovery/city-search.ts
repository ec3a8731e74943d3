import { inLanguage, LOCALES } from '../../../shared-kernel/language/locale.js';
import { countryAliases } from './country-aliases.js';
import { CITY_ALIASES, REGION_ALIASES } from './city-aliases.js';
import type { City, Country } from './places.js';
import { CityIndex, type SearchedArea } from './search/city-index.js';
import { searchKey } from './search/search-key.js';

type NamedCountry = Pick<Country, 'id' | 'code' | 'names'>;

type Named = Pick<City, 'id' | 'slug' | 'names' | 'countryId' | 'toursCount' | 'order'>;

/** The index of cities by their own names and the names of their countries and regions. */
export function cityIndexOf(cities: readonly Named[], countries: readonly NamedCountry[]): CityIndex {
  const idsWhere = (isIn: (city: Named) => boolean): ReadonlySet<string> =>
    new Set(cities.filter(isIn).map(({ id }) => id));
  const regions: readonly SearchedArea[] = REGION_ALIASES.map(({ names, cities: slugs }) => ({
    names,
    cities: idsWhere(({ slug }) => slugs.includes(slug)),
  }));
  return new CityIndex(
    cities.map(({ id, slug, names, toursCount, order }) => ({
      id,
      names,
      toursCount,
      order,
      aliases: CITY_ALIASES[slug] ?? [],
    })),
    [
      ...countries.map((country) => ({
        named: country.names,
        names: otherNamesOf(country),
        cities: idsWhere(({ countryId }) => countryId === country.id),
      })),
      ...regions,
    ],
  );
}

/** Ids of countries by their whole names in all languages. The keys are `searchKey`s. */
export const countriesByName = (countries: readonly NamedCountry[]): ReadonlyMap<string, string> =>
  new Map(countries.flatMap((country) => namesOf(country).map((name) => [searchKey(name), country.id])));

/** Names of a part of a country, not of the whole: England is not the United Kingdom. */
const partsOfCountries = new Set(REGION_ALIASES.flatMap(({ names }) => names.map(searchKey)));

const otherNamesOf = ({ code }: NamedCountry): readonly string[] =>
  countryAliases(code).filter((name) => !partsOfCountries.has(searchKey(name)));

const namesOf = (country: NamedCountry): readonly string[] => [
  ...LOCALES.map((locale) => inLanguage(country.names, locale)),
  ...otherNamesOf(country),
];
