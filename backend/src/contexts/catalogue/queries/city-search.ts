import { inLanguage, LOCALES } from '../../../shared-kernel/locale.js';
import { alsoCalled } from './also-called.js';
import { CITIES_IN_USE, REGIONS_IN_USE } from './also-called-cities.js';
import type { City, Country } from './places.js';
import { CityIndex, type SearchedArea } from './search/city-index.js';
import { compared } from './search/compared.js';

type Named = Pick<City, 'id' | 'slug' | 'names' | 'countryId' | 'toursCount' | 'order'>;

/** Cities by all names that they and their countries and regions go by. */
export function cityIndexOf(
  cities: readonly Named[],
  countries: readonly Pick<Country, 'id' | 'code' | 'names'>[],
): CityIndex {
  const idsWhere = (isIn: (city: Named) => boolean): ReadonlySet<string> =>
    new Set(cities.filter(isIn).map(({ id }) => id));
  const regions: readonly SearchedArea[] = REGIONS_IN_USE.map(({ names, cities: slugs }) => ({
    names,
    cities: idsWhere(({ slug }) => slugs.includes(slug)),
  }));
  // England is not all of the United Kingdom.
  const parts = new Set(REGIONS_IN_USE.flatMap(({ names }) => names.map(compared)));
  return new CityIndex(
    cities.map(({ id, slug, names, toursCount, order }) => ({
      id,
      names,
      toursCount,
      order,
      alsoCalled: CITIES_IN_USE[slug] ?? [],
    })),
    [
      ...countries.map(({ id, code, names }) => ({
        names: [
          ...LOCALES.map((locale) => inLanguage(names, locale)),
          ...alsoCalled(code).filter((name) => !parts.has(compared(name))),
        ],
        cities: idsWhere(({ countryId }) => countryId === id),
      })),
      ...regions,
    ],
  );
}
