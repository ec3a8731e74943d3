import type { MappedCity } from '../../shared/catalogue/catalogue.api.js';
import type { TourCard } from './tours.api.js';

/** A page of the atlas's register. */
export interface AtlasPart {
  /** The continent's slug. */
  readonly continent: string;
  readonly cities: readonly { readonly city: MappedCity; readonly tours: readonly TourCard[] }[];
}

/** Cities with tours by continent, in the alphabet of the language; continents without one are left out. */
export function atlasOf(
  continents: readonly string[],
  cities: readonly MappedCity[],
  tours: readonly TourCard[],
  language: string,
): readonly AtlasPart[] {
  const { compare } = new Intl.Collator(language);
  return continents
    .map((continent) => ({
      continent,
      cities: cities
        .filter((city) => city.continent === continent && city.toursCount > 0)
        .sort((one, other) => compare(one.name, other.name))
        .map((city) => ({ city, tours: tours.filter((tour) => tour.city.slug === city.slug) })),
    }))
    .filter((part) => part.cities.length > 0);
}
