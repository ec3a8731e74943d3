import { Injectable } from '@nestjs/common';
import { cityIndexOf, countriesByName } from './city-search.js';
import type { Geography } from './places.js';
import type { CityIndex } from './search/city-index.js';

interface Names {
  readonly cities: CityIndex;
  /** Ids by `searchKey`. */
  readonly countries: ReadonlyMap<string, string>;
}

/** The names of all active cities and of all countries, indexed once for each state of the catalogue. */
@Injectable()
export class PlaceNames {
  private readonly known = new WeakMap<Geography, Names>();

  of(places: Geography): Names {
    const known = this.known.get(places);
    if (known) return known;
    const active = places.cities.filter((city) => city.activated);
    const names = { cities: cityIndexOf(active, places.countries), countries: countriesByName(places.countries) };
    this.known.set(places, names);
    return names;
  }
}
