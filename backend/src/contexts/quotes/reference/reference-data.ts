import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { normalised } from '../../../shared-kernel/language/normalised.js';
import { airports } from './airports.js';
import { cruiseCompanies } from './cruise-companies.js';
import { ports } from './ports.js';
import { vehicles } from './vehicles.js';

export const shipId = (name: string): string => normalised(name).replaceAll(' ', '-');

/** Writes the reference data that this version brings; what is there already, or was changed by the team, stays. */
@Injectable()
export class ReferenceData implements OnApplicationBootstrap {
  constructor(
    private readonly commands: Commands,
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.commands.inTransaction(async () => {
      const database: Kysely<unknown> = this.entities.getKysely();
      const written = await writeAirports(database);
      await writeShips(database);
      await writePorts(database);
      await writeVehicles(database);
      if (written > 0) await this.changes.publish('quotes.airports', 'reference');
    });
  }
}

/** What an operator imported stays. Answers how many rows were written. */
async function writeAirports(database: Kysely<unknown>): Promise<number> {
  const rows = airports.map(([iata, name, city, country, latitude, longitude, time_zone], position) => ({
    ...{ iata, name, city, country, latitude, longitude, time_zone, position },
  }));
  const result = await sql`
    insert into quotes.airport as known (iata, name, city, country, latitude, longitude, time_zone, position, imported)
    select iata, name, city, country, latitude, longitude, time_zone, position, false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (iata text, name text, city text, country text,
      latitude float8, longitude float8, time_zone text, position integer)
    order by iata
    on conflict (iata) do update set name = excluded.name, city = excluded.city, country = excluded.country,
      latitude = excluded.latitude, longitude = excluded.longitude, time_zone = excluded.time_zone, position = excluded.position
    where not known.imported
      and (known.name, known.city, known.country, known.latitude, known.longitude, known.time_zone, known.position)
        is distinct from (excluded.name, excluded.city, excluded.country, excluded.latitude, excluded.longitude,
                          excluded.time_zone, excluded.position)
  `.execute(database);
  return Number(result.numAffectedRows ?? 0);
}

async function writeShips(database: Kysely<unknown>): Promise<void> {
  const companies = cruiseCompanies.map(({ id, name }, position) => ({ id, name, position }));
  await sql`
    insert into quotes.cruise_company as known (id, name, position)
    select id, name, position
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as row (id text, name text, position integer)
    on conflict (id) do update set name = excluded.name, position = excluded.position
    where not known.kept_by_team and (known.name, known.position) is distinct from (excluded.name, excluded.position)
  `.execute(database);
  const ships = cruiseCompanies.flatMap(({ id: company_id, ships: names }) =>
    names.map((name, position) => ({ id: shipId(name), company_id, name, position })),
  );
  await sql`
    insert into quotes.ship as known (id, company_id, name, position)
    select id, company_id, name, position
    from jsonb_to_recordset(${JSON.stringify(ships)}::jsonb) as row (id text, company_id text, name text, position integer)
    on conflict (id) do update set company_id = excluded.company_id, name = excluded.name, position = excluded.position
    where not known.kept_by_team and (known.company_id, known.name, known.position)
      is distinct from (excluded.company_id, excluded.name, excluded.position)
  `.execute(database);
}

async function writePorts(database: Kysely<unknown>): Promise<void> {
  const rows = ports.map(([id, name, country, time_zone], position) => ({ id, name, country, time_zone, position }));
  await sql`
    insert into quotes.port as known (id, name, country, time_zone, position)
    select id, name, country, time_zone, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id text, name text, country text, time_zone text, position integer)
    on conflict (id) do update set name = excluded.name, country = excluded.country, time_zone = excluded.time_zone,
      position = excluded.position
    where not known.kept_by_team and (known.name, known.country, known.time_zone, known.position)
      is distinct from (excluded.name, excluded.country, excluded.time_zone, excluded.position)
  `.execute(database);
}

async function writeVehicles(database: Kysely<unknown>): Promise<void> {
  const rows = vehicles.map((vehicle, position) => ({ ...vehicle, position }));
  await sql`
    insert into quotes.vehicle as known (id, names, seats, suitcases, position)
    select id, names, seats, suitcases, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id text, names jsonb, seats integer, suitcases integer, position integer)
    on conflict (id) do update set names = excluded.names, seats = excluded.seats, suitcases = excluded.suitcases,
      position = excluded.position
    where not known.kept_by_team and (known.names, known.seats, known.suitcases, known.position)
      is distinct from (excluded.names, excluded.seats, excluded.suitcases, excluded.position)
  `.execute(database);
}
