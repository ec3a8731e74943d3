import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import type { PriceArea } from '../domain/price-area.js';

export type { Fare, PriceArea } from '../domain/price-area.js';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** `new-york` → `New York`. */
const nameOf = (city: string): string =>
  city.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

/** Writes price tables, in the running transaction. A table that is there stays. */
@Injectable()
export class PriceAreaSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {}

  async write(areas: readonly PriceArea[]): Promise<void> {
    for (const area of areas)
      await sql`
        insert into quotes.price_area
          (id, names, airports, time_zone, currency, vat_basis_points, zones, fares, rates, night, holidays)
        values (${area.id}, ${json({ en_US: nameOf(area.id) })}, ${[...area.airports]}::text[], ${area.timeZone}, ${area.currency}, ${area.vatBasisPoints},
                ${json(area.zones)}, ${json(area.fares)}, ${json(area.rates)}, ${json(area.night)},
                ${json(area.holidays)})
        on conflict (id) do nothing
      `.execute(this.entities.getKysely());
    await this.changes.publish('quotes.references', 'seeding');
  }
}
