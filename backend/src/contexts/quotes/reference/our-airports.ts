import { parse } from 'csv-parse/sync';

/** A large airport with scheduled flights, as OurAirports tells of it. */
export interface ImportedAirport {
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
}

export interface AirportsRead {
  readonly airports: readonly ImportedAirport[];
  /** Codes of airports that would belong here but whose time zone nobody knows. */
  readonly withoutZone: readonly string[];
}

type Columns = Readonly<
  Partial<
    Record<
      | 'type'
      | 'name'
      | 'municipality'
      | 'iso_country'
      | 'latitude_deg'
      | 'longitude_deg'
      | 'scheduled_service'
      | 'iata_code',
      string
    >
  >
>;

/** Reads airports.csv; the file has no time zones, those that are known already stay. Throws where it is another file. */
export function readOurAirports(csv: string, zones: ReadonlyMap<string, string>): AirportsRead {
  const rows = parse<Columns>(csv, { columns: true, bom: true, skip_empty_lines: true });
  if (rows[0] !== undefined && !('iata_code' in rows[0] && 'scheduled_service' in rows[0]))
    throw new Error('This is not OurAirports’ airports.csv: it has no columns iata_code and scheduled_service');
  const large = rows.filter(
    ({ type, scheduled_service: scheduled, iata_code: iata = '' }) =>
      type === 'large_airport' && scheduled === 'yes' && /^[A-Z]{3}$/.test(iata),
  );
  const airports: ImportedAirport[] = [];
  const withoutZone: string[] = [];
  for (const { iata_code: iata = '', name = '', municipality = '', iso_country: country = '', ...row } of large) {
    const time_zone = zones.get(iata);
    if (time_zone === undefined) withoutZone.push(iata);
    else
      airports.push({
        iata,
        name,
        city: municipality || name,
        country,
        latitude: thousandths(row.latitude_deg),
        longitude: thousandths(row.longitude_deg),
        time_zone,
      });
  }
  return { airports, withoutZone };
}

const thousandths = (degrees: string | undefined): number => Number(Number(degrees).toFixed(3));
