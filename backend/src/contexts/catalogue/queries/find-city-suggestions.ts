import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import { countryOf } from './place-views.js';
import { type Geography, Places } from '../discovery/places.js';
import { PlaceNames } from '../discovery/place-names.js';
import { searchKey } from '../discovery/search/search-key.js';

export class CitySuggestion {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() country!: string;
  @ApiProperty({ example: 'IT' }) countryCode!: string;
  @ApiProperty({ example: 'italy' }) countrySlug!: string;
  @ApiProperty() toursCount!: number;
  @ApiProperty({
    description: 'The text is its name, in one of the languages: not only the beginning, nor only similar.',
  })
  isCalledSo!: boolean;
  @ApiProperty({ description: 'The text is the name of its country, in one of the languages.' })
  isCountryCalledSo!: boolean;
}

export class FindCitySuggestions extends Query<readonly CitySuggestion[]> {
  constructor(
    readonly text: string,
    readonly limit: number,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(FindCitySuggestions)
export class FindCitySuggestionsHandler implements IQueryHandler<FindCitySuggestions> {
  constructor(
    private readonly places: Places,
    private readonly names: PlaceNames,
  ) {}

  async execute({ text, limit, language }: FindCitySuggestions): Promise<readonly CitySuggestion[]> {
    const places = await this.places.all();
    const { cities, countries } = this.names.of(places);
    const called = cities.called(text);
    const country = countries.get(searchKey(text));
    return cities
      .search(text, limit, language)
      .flatMap((id) => suggestion(id, places, language, called.has(id), country) ?? []);
  }
}

function suggestion(
  id: string,
  places: Geography,
  language: Locale,
  isCalledSo: boolean,
  calledSo: string | undefined,
): CitySuggestion | undefined {
  const city = places.cityById.get(id);
  if (!city) return undefined;
  const country = countryOf(city, places);
  return {
    id,
    slug: city.slug,
    name: inLanguage(city.names, language),
    country: inLanguage(country.names, language),
    countryCode: country.code,
    countrySlug: country.slug,
    toursCount: city.toursCount,
    isCalledSo,
    isCountryCalledSo: country.id === calledSo,
  };
}
