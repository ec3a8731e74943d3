import { type RawBuilder, sql } from 'kysely';
import type { ReferenceFacts, ReferenceKind } from '../domain/reference.js';

export interface ReferenceRow {
  readonly id: string;
  readonly names: ReferenceFacts['names'];
  readonly position: number;
  readonly activated: boolean;
  readonly version: number;
  readonly parent: string | null;
  readonly vehicle: ReferenceFacts['vehicle'];
  readonly companyId: string | null;
  readonly port: ReferenceFacts['port'];
  readonly prices: ReferenceFacts['prices'];
}

const NONE = sql`null::jsonb`;
const english = (name: RawBuilder<unknown>) => sql`jsonb_build_object('en_US', ${name})`;

interface Parts {
  readonly names?: RawBuilder<unknown>;
  readonly parent?: RawBuilder<unknown>;
  readonly vehicle?: RawBuilder<unknown>;
  readonly companyId?: RawBuilder<unknown>;
  readonly port?: RawBuilder<unknown>;
  readonly prices?: RawBuilder<unknown>;
}

const rowsFrom = (table: RawBuilder<unknown>, parts: Parts): RawBuilder<ReferenceRow> => sql<ReferenceRow>`
  select entry.id, ${parts.names ?? sql`entry.names`} as names, entry.position, entry.active as activated, entry.version,
         ${parts.parent ?? sql`null::text`} as parent, ${parts.vehicle ?? NONE} as vehicle,
         ${parts.companyId ?? sql`null::text`} as "companyId", ${parts.port ?? NONE} as port, ${parts.prices ?? NONE} as prices
  from ${table} entry`;

const OF_KIND: Readonly<Record<ReferenceKind, RawBuilder<ReferenceRow>>> = {
  vehicle: rowsFrom(sql`quotes.vehicle`, {
    vehicle: sql`jsonb_build_object('seats', entry.seats, 'suitcases', entry.suitcases)`,
  }),
  'cruise-company': rowsFrom(sql`quotes.cruise_company`, { names: english(sql`entry.name`) }),
  ship: rowsFrom(sql`quotes.ship`, {
    names: english(sql`entry.name`),
    companyId: sql`entry.company_id`,
    parent: sql`(select name from quotes.cruise_company where id = entry.company_id)`,
  }),
  port: rowsFrom(sql`quotes.port`, {
    names: english(sql`entry.name`),
    parent: sql`entry.country`,
    port: sql`jsonb_build_object('country', entry.country, 'timeZone', entry.time_zone)`,
  }),
  'price-table': rowsFrom(sql`quotes.price_area`, {
    parent: sql`array_to_string(entry.airports, ', ')`,
    prices: sql`jsonb_build_object('airports', to_jsonb(entry.airports), 'timeZone', entry.time_zone,
      'currency', entry.currency, 'vatBasisPoints', entry.vat_basis_points, 'zones', entry.zones, 'fares', entry.fares,
      'rates', entry.rates, 'night', entry.night, 'holidays', entry.holidays)`,
  }),
};

/** All of a kind, in one shape. */
export const referencesOf = (kind: ReferenceKind): RawBuilder<ReferenceRow> => OF_KIND[kind];

export const factsOfRow = ({
  names,
  position,
  activated,
  vehicle,
  companyId,
  port,
  prices,
}: ReferenceRow): ReferenceFacts => ({ names, position, activated, vehicle, companyId, port, prices });
