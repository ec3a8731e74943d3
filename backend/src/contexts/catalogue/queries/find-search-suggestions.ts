import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import { DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import type { ListingIndex } from '../discovery/listing/listing-index.js';
import { TourListing } from '../discovery/listing/tour-listing.js';
import { PlaceNames } from '../discovery/place-names.js';
import { type City, type Country, type Geography, Places } from '../discovery/places.js';
import { searchKey } from '../discovery/search/search-key.js';
import { countryOf } from './place-views.js';
import { TourCards, USUAL_PEOPLE } from './tour-cards.js';

const SUGGESTION_KINDS = ['city', 'country', 'sight', 'tour'] as const;

export class SearchSuggestion {
  @ApiProperty({ enum: SUGGESTION_KINDS }) kind!: (typeof SUGGESTION_KINDS)[number];
  @ApiProperty({ description: 'In the language asked for.' }) name!: string;
  @ApiProperty({ description: 'The city of a sight or a tour, the country of a city; empty for a country.' })
  detail!: string;
  @ApiProperty({ description: 'Of the city, the country or the tour; of a sight, the slug of its city.' })
  slug!: string;
  @ApiProperty({ description: 'The number of tours there; 1 for a tour.' }) toursCount!: number;
  @ApiProperty({ description: 'The text is the whole name of the city or country, in one of the languages.' })
  isCalledSo!: boolean;
}

export class FindSearchSuggestions extends Query<readonly SearchSuggestion[]> {
  constructor(
    readonly text: string,
    readonly limit: number,
    readonly language: Locale,
  ) {
    super();
  }
}

/** No kind fills the list alone while others have something to say. */
const MOST = { cities: 4, nearCities: 2, sights: 3, tours: 4 } as const;

interface Found {
  readonly index: ListingIndex;
  readonly places: Geography;
}

@QueryHandler(FindSearchSuggestions)
export class FindSearchSuggestionsHandler implements IQueryHandler<FindSearchSuggestions> {
  constructor(
    private readonly listing: TourListing,
    private readonly places: Places,
    private readonly names: PlaceNames,
    private readonly cards: TourCards,
  ) {}

  async execute({ text, limit, language }: FindSearchSuggestions): Promise<readonly SearchSuggestion[]> {
    const [index, places] = await Promise.all([this.listing.index(), this.places.all()]);
    const found = { index, places };
    const { cities: names } = this.names.of(places);
    const sights = sightsOf(text, found, language);
    const tours = await this.toursOf(text, found, language);
    const inPlaces = this.placesOf(text, places, language);
    // A place with a similar name stands below what is called as typed.
    const [first, last] =
      sights.length + tours.length === 0 || names.isAsTyped(text) || !index.words?.isAsTyped(text)
        ? [inPlaces, []]
        : [[], inPlaces.slice(0, MOST.nearCities)];
    return [...first, ...sights, ...tours, ...last].slice(0, limit);
  }

  private placesOf(text: string, places: Geography, language: Locale): readonly SearchSuggestion[] {
    const { cities: names, countries } = this.names.of(places);
    const calledSo = names.called(text);
    const cities = names
      .search(text, MOST.cities, language)
      .flatMap((id) => places.cityById.get(id) ?? [])
      .map((city) => citySuggestion(city, places, language, calledSo.has(city.id)));
    const called = places.countryById.get(countries.get(searchKey(text)) ?? '');
    const country = called ?? countryBegun(text, cities[0], places, language);
    if (!country) return withToursFirst(cities);
    const inCountry = places.cities.filter(({ countryId, activated }) => activated && countryId === country.id);
    const suggestion: SearchSuggestion = {
      kind: 'country',
      name: inLanguage(country.names, language),
      detail: '',
      slug: country.slug,
      toursCount: inCountry.reduce((sum, { toursCount }) => sum + toursCount, 0),
      isCalledSo: country === called,
    };
    const [same, others] = [cities.filter(({ isCalledSo }) => isCalledSo), cities.filter((city) => !city.isCalledSo)];
    return [...same, suggestion, ...withToursFirst(others)];
  }

  private async toursOf(text: string, { index }: Found, language: Locale): Promise<readonly SearchSuggestion[]> {
    const rows = index.words?.first(text, MOST.tours) ?? [];
    const cards = await this.cards.of(
      rows.map((row) => index.columns.ids.at(row)),
      { language, currency: DEFAULT_CURRENCY, people: USUAL_PEOPLE },
    );
    return cards.map(({ name, slug, city }) => ({
      kind: 'tour',
      name,
      detail: city.name,
      slug,
      toursCount: 1,
      isCalledSo: false,
    }));
  }
}

/** The country whose name begins with the text: `Ital` does not name a city of Italy, though the index finds these first. */
function countryBegun(
  text: string,
  first: SearchSuggestion | undefined,
  places: Geography,
  language: Locale,
): Country | undefined {
  const typed = searchKey(text);
  if (!first || searchKey(first.name).startsWith(typed)) return undefined;
  return places.countries.find(
    ({ names }) => inLanguage(names, language) === first.detail && searchKey(first.detail).startsWith(typed),
  );
}

/** Cities without tours stand last. */
const withToursFirst = (cities: readonly SearchSuggestion[]): readonly SearchSuggestion[] => [
  ...cities.filter(({ toursCount, isCalledSo }) => isCalledSo || toursCount > 0),
  ...cities.filter(({ toursCount, isCalledSo }) => !isCalledSo && toursCount === 0),
];

const citySuggestion = (city: City, places: Geography, language: Locale, isCalledSo: boolean): SearchSuggestion => ({
  kind: 'city',
  name: inLanguage(city.names, language),
  detail: inLanguage(countryOf(city, places).names, language),
  slug: city.slug,
  toursCount: city.toursCount,
  isCalledSo,
});

function sightsOf(text: string, { index, places }: Found, language: Locale): readonly SearchSuggestion[] {
  const sights = index.words?.sights(text, MOST.sights, language) ?? [];
  return sights.flatMap(({ names, cityId, toursCount }) => {
    const city = places.cityById.get(cityId);
    if (!city) return [];
    return {
      kind: 'sight' as const,
      name: inLanguage(names, language),
      detail: inLanguage(city.names, language),
      slug: city.slug,
      toursCount,
      isCalledSo: false,
    };
  });
}
