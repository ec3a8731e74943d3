import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Moved, NotFound } from '../../../platform/http/http-problems.js';
import { MovedSlugs } from '../../../platform/moved-slugs.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import {
  bannersOf,
  citiesOf,
  citySummary,
  cityView,
  CityView,
  continentSummary,
  ContinentView,
  countrySummary,
  CountryView,
  countryWithCities,
  type CountryWithCities,
} from './place-views.js';
import { NamedPlaces, type PlaceKind, PLACES } from './named-places.js';
import { type Continent, find, type Geography, Places } from '../discovery/places.js';

export type PlaceView = ContinentView | CountryView | CityView;

/** Of a continent. */
const MOST_CITIES = 12;

/** One place by slug or id, with the places inside it; by its name in any language it has moved to its slug. */
export class FindPlace<View extends PlaceView> extends Query<View> {
  constructor(
    readonly kind: PlaceKind,
    readonly slugOrId: string,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(FindPlace)
export class FindPlaceHandler implements IQueryHandler<FindPlace<PlaceView>> {
  constructor(
    private readonly places: Places,
    private readonly moved: MovedSlugs,
    private readonly named: NamedPlaces,
  ) {}

  async execute({ kind, slugOrId, language }: FindPlace<PlaceView>): Promise<PlaceView> {
    const places = await this.places.all();
    const view = placeView(kind, slugOrId, language, places);
    if (view) return view;
    const moved = await this.moved.find(kind, slugOrId, (slug) => find<Continent>(places[PLACES[kind]], slug)?.slug);
    const slug = moved ?? (await this.named.called(kind, slugOrId))?.slug;
    throw slug === undefined ? new NotFound() : new Moved({ slug });
  }
}

function placeView(kind: PlaceKind, slugOrId: string, language: Locale, places: Geography): PlaceView | undefined {
  switch (kind) {
    case 'continent':
      return continentView(slugOrId, language, places);
    case 'country':
      return countryView(slugOrId, language, places);
    case 'city': {
      const city = find(places.cities, slugOrId);
      return city && cityView(city, places, language);
    }
  }
}

function continentView(slugOrId: string, language: Locale, places: Geography): ContinentView | undefined {
  const continent = find(places.continents, slugOrId);
  if (!continent) return undefined;
  const countries = places.countries.filter((country) => country.continentId === continent.id && country.activated);
  const inside = new Set(countries.map((country) => country.id));
  const cities = places.cities
    .filter((city) => city.activated && inside.has(city.countryId))
    .sort((a, b) => Number(b.toursCount > 0) - Number(a.toursCount > 0));
  const summary = continentSummary(continent, language);
  return {
    ...summary,
    countries: countries.map((country) => countrySummary(country, places, language)),
    cities: cities.slice(0, MOST_CITIES).map((city) => citySummary(city, places, language)),
    ...bannersOf('continent', continent, summary.name),
  };
}

function countryView(slugOrId: string, language: Locale, places: Geography): CountryView | undefined {
  const country = find(places.countries, slugOrId);
  const continent = country && places.continentById.get(country.continentId);
  if (!country || !continent) return undefined;
  const summary = countrySummary(country, places, language);
  return {
    ...summary,
    continentData: continentSummary(continent, language),
    cities: citiesOf(country, places).map((city) => citySummary(city, places, language)),
    ...bannersOf('country', country, summary.name),
  };
}

export class FindCitiesPerCountry extends Query<readonly CountryWithCities[]> {
  constructor(readonly language: Locale) {
    super();
  }
}

@QueryHandler(FindCitiesPerCountry)
export class FindCitiesPerCountryHandler implements IQueryHandler<FindCitiesPerCountry> {
  constructor(private readonly places: Places) {}

  async execute({ language }: FindCitiesPerCountry): Promise<readonly CountryWithCities[]> {
    const places = await this.places.all();
    const countries = places.countries.filter((country) => country.activated);
    return countries
      .map((country) => countryWithCities(country, places, language))
      .filter(({ cities }) => cities.length > 0);
  }
}
