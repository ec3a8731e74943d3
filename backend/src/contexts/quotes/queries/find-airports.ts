import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { CachedValue } from '../../../platform/cache/cached-value.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { countryName } from '../../../shared-kernel/language/names.js';
import { CityNames } from '../domain/city-names.js';
import { airportCities } from '../reference/airport-cities.js';
import { type Airport, AirportIndex, type FoundAirport } from './airport-index.js';

export class AirportView {
  @ApiProperty({ example: 'FCO' }) iata!: string;
  @ApiProperty({ description: 'In English.' }) name!: string;
  @ApiProperty({ description: 'In the language asked for where it is known, else in English.' }) city!: string;
  @ApiProperty() country!: string;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
}

export class FindAirports extends Query<readonly AirportView[]> {
  constructor(
    readonly text: string,
    readonly limit: number,
    readonly language: Locale,
  ) {
    super();
  }
}

/** Some hundred airports, kept in memory until they or the catalogue's cities change. */
@QueryHandler(FindAirports)
export class FindAirportsHandler implements IQueryHandler<FindAirports> {
  private readonly index = new CachedValue(() => this.read());

  constructor(
    private readonly db: ReadDb,
    private readonly cities: CityNames,
    changes: CacheInvalidation,
  ) {
    for (const topic of ['quotes.airports', 'catalogue']) changes.on(topic, () => this.index.forget());
  }

  async execute({ text, limit, language }: FindAirports): Promise<readonly AirportView[]> {
    const index = await this.index.get();
    return index.search(text, limit).map((airport) => view(airport, language));
  }

  private async read(): Promise<AirportIndex> {
    const [airports, cities] = await Promise.all([
      this.db.rows(sql<Airport>`
        select iata, name, city, country, latitude, longitude, time_zone as "timeZone" from quotes.airport
        order by position, iata
      `),
      this.cities.all(),
    ]);
    return new AirportIndex(airports, [...airportCities, ...cities]);
  }
}

const view = ({ cityNames, country, city, ...airport }: FoundAirport, language: Locale): AirportView => ({
  ...airport,
  city: cityNames?.[language] ?? city,
  country: countryName(country, language),
});
