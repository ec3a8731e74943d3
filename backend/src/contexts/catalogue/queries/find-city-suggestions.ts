import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { inLanguage, type Locale } from '../../../shared-kernel/locale.js';
import { countryOf } from './place-views.js';
import { type Geography, Places } from './places.js';
import { cityIndexOf } from './city-search.js';
import type { CityIndex } from './search/city-index.js';

export class CitySuggestion {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() country!: string;
  @ApiProperty({ example: 'IT' }) countryCode!: string;
  @ApiProperty() toursCount!: number;
  @ApiProperty({
    description: 'The text is its name, in one of the languages: not only the beginning, nor only similar.',
  })
  isCalledSo!: boolean;
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
  private readonly indexes = new WeakMap<Geography, CityIndex>();

  constructor(private readonly places: Places) {}

  async execute({ text, limit, language }: FindCitySuggestions): Promise<readonly CitySuggestion[]> {
    const places = await this.places.all();
    const index = this.indexOf(places);
    const called = index.called(text);
    return index.search(text, limit).flatMap((id) => suggestion(id, places, language, called.has(id)) ?? []);
  }

  private indexOf(places: Geography): CityIndex {
    const known = this.indexes.get(places);
    if (known) return known;
    const index = cityIndexOf(
      places.cities.filter((city) => city.activated),
      places.countries,
    );
    this.indexes.set(places, index);
    return index;
  }
}

function suggestion(id: string, places: Geography, language: Locale, isCalledSo: boolean): CitySuggestion | undefined {
  const city = places.cityById.get(id);
  if (!city) return undefined;
  const country = countryOf(city, places);
  return {
    id,
    slug: city.slug,
    name: inLanguage(city.names, language),
    country: inLanguage(country.names, language),
    countryCode: country.code,
    toursCount: city.toursCount,
    isCalledSo,
  };
}
