import { Injectable } from '@nestjs/common';
import { inLanguage, LOCALES } from '../../../shared-kernel/language/locale.js';
import { normalised } from '../../../shared-kernel/language/normalised.js';
import { CITY_ALIASES } from '../discovery/city-aliases.js';
import { countryAliases } from '../discovery/country-aliases.js';
import { type City, type Continent, type Country, type Geography, Places } from '../discovery/places.js';
import { CityIndex } from '../discovery/search/city-index.js';

export const PLACES = { city: 'cities', country: 'countries', continent: 'continents' } as const;

export type PlaceKind = keyof typeof PLACES;

type Place = Continent & Partial<Pick<City, 'toursCount'> & Pick<Country, 'code'>>;

interface Names {
  readonly byId: ReadonlyMap<string, Place>;
  readonly byName: ReadonlyMap<string, Place>;
  readonly index: CityIndex;
}

/** Places that can be seen, by their names in all languages. */
@Injectable()
export class NamedPlaces {
  private readonly known = new WeakMap<Geography, Map<PlaceKind, Names>>();

  constructor(private readonly places: Places) {}

  /** The one of exactly this name in some language; of several the one with most tours. */
  async called(kind: PlaceKind, name: string): Promise<Continent | undefined> {
    return (await this.names(kind)).byName.get(normalised(name));
  }

  /** Those whose names begin so, or nearly, best first. */
  async nearlyCalled(kind: PlaceKind, name: string, limit: number): Promise<readonly Continent[]> {
    const { byId, index } = await this.names(kind);
    return index.search(name, limit).flatMap((id) => byId.get(id) ?? []);
  }

  private async names(kind: PlaceKind): Promise<Names> {
    const places = await this.places.all();
    const known = this.known.get(places) ?? new Map<PlaceKind, Names>();
    this.known.set(places, known);
    const names = known.get(kind) ?? namesOf(places[PLACES[kind]].filter(({ activated }) => activated));
    known.set(kind, names);
    return names;
  }
}

const namesOf = (places: readonly Place[]): Names => ({
  byId: new Map(places.map((place) => [place.id, place])),
  // The last one of a name stays.
  byName: new Map(
    [...places]
      .sort((a, b) => (a.toursCount ?? 0) - (b.toursCount ?? 0) || b.order - a.order)
      .flatMap((place) => LOCALES.map((locale) => [normalised(inLanguage(place.names, locale)), place] as const)),
  ),
  index: new CityIndex(
    places.map(({ id, slug, names, order, toursCount = 0, code }) => ({
      id,
      names,
      order,
      toursCount,
      aliases: code === undefined ? (CITY_ALIASES[slug] ?? []) : countryAliases(code),
    })),
  ),
});
