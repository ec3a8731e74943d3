import { Client } from 'pg';
import { readOurAirports } from './our-airports.js';

export interface Imported {
  readonly written: number;
  readonly withoutZone: readonly string[];
}

/** Writes the airports of OurAirports' airports.csv; from then on the product's own data leaves them alone. */
export async function importAirports(csv: string, databaseUrl: string): Promise<Imported> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ iata: string; zone: string }>(
      'select iata, time_zone as zone from quotes.airport',
    );
    const { airports, withoutZone } = readOurAirports(csv, new Map(rows.map(({ iata, zone }) => [iata, zone])));
    await client.query('begin');
    await client.query(WRITE, [JSON.stringify(airports)]);
    await client.query(`select pg_notify('changes', '{"topic":"quotes.airports","key":"import"}')`);
    await client.query('commit');
    return { written: airports.length, withoutZone };
  } finally {
    await client.end();
  }
}

/** The order in which equals are suggested stays. */
const WRITE = `
  insert into quotes.airport (iata, name, city, country, latitude, longitude, time_zone, position, imported)
  select iata, name, city, country, latitude, longitude, time_zone, 100000, true
  from jsonb_to_recordset($1::jsonb) as row (iata text, name text, city text, country text, latitude float8,
    longitude float8, time_zone text)
  on conflict (iata) do update set name = excluded.name, city = excluded.city, country = excluded.country,
    latitude = excluded.latitude, longitude = excluded.longitude, imported = true`;
