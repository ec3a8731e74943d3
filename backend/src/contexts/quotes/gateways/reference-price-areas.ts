import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { CachedValue } from '../../../platform/cache/cached-value.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { PriceArea } from '../domain/price-area.js';
import { PriceAreas } from '../domain/price-areas.js';

/** The tables that count, kept in memory until the team changes one. */
@Injectable()
export class ReferencePriceAreas extends PriceAreas {
  private readonly areas = new CachedValue(() => this.read());

  constructor(
    private readonly db: ReadDb,
    changes: CacheInvalidation,
  ) {
    super();
    changes.on('quotes.references', () => this.areas.forget());
  }

  async find(cityOrAirport: string): Promise<PriceArea | undefined> {
    return (await this.all()).find(({ id, airports }) => id === cityOrAirport || airports.includes(cityOrAirport));
  }

  async all(): Promise<readonly PriceArea[]> {
    return this.areas.get();
  }

  private read(): Promise<readonly PriceArea[]> {
    return this.db.rows(sql<PriceArea>`
      select id, airports, time_zone as "timeZone", currency, vat_basis_points as "vatBasisPoints", zones, fares, rates,
             night, holidays
      from quotes.price_area where active order by position, id
    `);
  }
}
