import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { CatalogueApi } from '../../catalogue/index.js';
import type { QuoteType, QuoteWishes } from '../domain/quote-request.js';
import { type ServicePlace, ServicePlaces } from '../domain/service-places.js';

/** Airports and ports of call are ours, cities are the catalogue's. */
@Injectable()
export class KnownServicePlaces extends ServicePlaces {
  constructor(
    private readonly db: ReadDb,
    private readonly catalogue: CatalogueApi,
  ) {
    super();
  }

  async find(type: QuoteType, { airport, stopovers, location }: QuoteWishes): Promise<ServicePlace | undefined> {
    if (type === 'airport-pickup') return airport === undefined ? undefined : this.airport(airport);
    const [first] = stopovers ?? [];
    const port = type === 'cruise-tour' && first !== undefined ? await this.port(first) : undefined;
    return port ?? (location === undefined ? undefined : this.city(location));
  }

  private airport(iata: string): Promise<ServicePlace | undefined> {
    return this.db.first(sql<ServicePlace>`
      select name, time_zone as "timeZone" from quotes.airport where iata = ${iata}
    `);
  }

  private port(id: string): Promise<ServicePlace | undefined> {
    return this.db.first(sql<ServicePlace>`
      select name, time_zone as "timeZone" from quotes.port where id = ${id}
    `);
  }

  private async city(idOrSlug: string): Promise<ServicePlace | undefined> {
    const city = await this.catalogue.findCityTime(idOrSlug);
    return city && { name: city.name[DEFAULT_LOCALE], timeZone: city.timeZone };
  }
}
