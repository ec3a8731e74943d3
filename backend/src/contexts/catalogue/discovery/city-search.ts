import { inLanguage, LOCALES } from '../../../shared-kernel/language/locale.js';
import { alsoCalled } from './also-called.js';
import { CITIES_IN_USE, REGIONS_IN_USE } from './also-called-cities.js';
import type { City, Country } from '../queries/places.js';
import { CityIndex, type SearchedArea } from './search/city-index.js';
import { compared } from './search/compared.js';

type NamedCountry = Pick<Country, 'id' | 'code' | 'names'>;

type Named = Pick<City, 'id' | 'slug' | 'names' | 'countryId' | 'toursCount' | 'order'>;

/** Cities by all names that they and their countries and regions go by. */
export function cityIndexOf(cities: readonly Named[], countries: readonly NamedCountry[]): CityIndex {
  const idsWhere = (isIn: (city: Named) => boolean): ReadonlySet<string> =>
    new Set(cities.filter(isIn).map(({ id }) => id));
  const regions: readonly SearchedArea[] = REGIONS_IN_USE.map(({ names, cities: slugs }) => ({
    names,
    cities: idsWhere(({ slug }) => slugs.includes(slug)),
  }));
  return new CityIndex(
    cities.map(({ id, slug, names, toursCount, order }) => ({
      id,
      names,
      toursCount,
      order,
      alsoCalled: CITIES_IN_USE[slug] ?? [],
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

/** Ids of countries by their whole names in all languages, as `compared` writes them. */
export const countriesByName = (countries: readonly NamedCountry[]): ReadonlyMap<string, string> =>
  new Map(countries.flatMap((country) => namesOf(country).map((name) => [compared(name), country.id])));

/** England is not all of the United Kingdom. */
const partsOfCountries = new Set(REGIONS_IN_USE.flatMap(({ names }) => names.map(compared)));

const otherNamesOf = ({ code }: NamedCountry): readonly string[] =>
  alsoCalled(code).filter((name) => !partsOfCountries.has(compared(name)));

const namesOf = (country: NamedCountry): readonly string[] => [
  ...LOCALES.map((locale) => inLanguage(country.names, locale)),
  ...otherNamesOf(country),
];
