import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import { countryOf } from './place-views.js';
import { Places } from '../discovery/places.js';

/** A city as a map shows it. */
export class CityOnMap {
  @ApiProperty({ example: 'rome' }) slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() country!: string;
  @ApiProperty({ description: 'The continent’s slug.', example: 'europa' }) continent!: string;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
  @ApiProperty() toursCount!: number;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
}

export class FindCitiesOnMap extends Query<readonly CityOnMap[]> {
  constructor(readonly language: Locale) {
    super();
  }
}

@QueryHandler(FindCitiesOnMap)
export class FindCitiesOnMapHandler implements IQueryHandler<FindCitiesOnMap> {
  constructor(private readonly places: Places) {}

  async execute({ language }: FindCitiesOnMap): Promise<readonly CityOnMap[]> {
    const places = await this.places.all();
    return places.cities
      .filter((city) => city.activated)
      .map((city) => {
        const country = countryOf(city, places);
        return {
          slug: city.slug,
          name: inLanguage(city.names, language),
          country: inLanguage(country.names, language),
          continent: places.continentById.get(country.continentId)?.slug ?? '',
          latitude: city.latitude,
          longitude: city.longitude,
          toursCount: city.toursCount,
          timeZone: city.timeZone,
        };
      });
  }
}
