import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { PriceArea } from '../domain/price-area.js';
import { PriceAreas } from '../domain/price-areas.js';

const COLUMNS = sql<PriceArea>`
  id, airports, time_zone as "timeZone", currency, vat_basis_points as "vatBasisPoints", zones, fares, rates, night,
  holidays
`;

@Injectable()
export class ReferencePriceAreas extends PriceAreas {
  constructor(private readonly db: ReadDb) {
    super();
  }

  find(cityOrAirport: string): Promise<PriceArea | undefined> {
    return this.db.first(sql<PriceArea>`
      select ${COLUMNS} from quotes.price_area where active and (id = ${cityOrAirport} or ${cityOrAirport} = any(airports))
      order by position, id limit 1
    `);
  }

  all(): Promise<readonly PriceArea[]> {
    return this.db.rows(sql<PriceArea>`select ${COLUMNS} from quotes.price_area where active order by position, id`);
  }
}
