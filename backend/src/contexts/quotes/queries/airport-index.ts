import { DEFAULT_LOCALE, type Translated } from '../../../shared-kernel/language/locale.js';
import { normalised } from '../../../shared-kernel/language/normalised.js';
import type { NamedCity } from '../domain/city-names.js';

export interface Airport {
  readonly iata: string;
  readonly name: string;
  /** In English. */
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

export interface FoundAirport extends Airport {
  /** The city's names in other languages, where they are known. */
  readonly cityNames: Translated | undefined;
}

interface Searched {
  readonly airport: FoundAirport;
  readonly iata: string;
  readonly cities: readonly string[];
  readonly name: string;
}

/** Finds airports while somebody types: by code, then by the beginning of the city, then of the name or a word of it. */
export class AirportIndex {
  private readonly airports: readonly Searched[];

  /** Of two cities of one name in a country the later one counts. */
  constructor(airports: readonly Airport[], cities: readonly NamedCity[]) {
    const known = new Map(cities.map(({ countryCode, names }) => [key(countryCode, names[DEFAULT_LOCALE]), names]));
    this.airports = airports.map((airport) => {
      const cityNames = known.get(key(airport.country, airport.city));
      return {
        airport: { ...airport, cityNames },
        iata: airport.iata.toLowerCase(),
        cities: [...new Set([airport.city, ...Object.values(cityNames ?? {})].map(normalised))],
        name: normalised(airport.name),
      };
    });
  }

  /** Best first; among equals in the order they were given. */
  search(query: string, limit: number): readonly FoundAirport[] {
    const text = normalised(query);
    if (text === '') return [];
    const found = this.airports.flatMap((searched) => {
      const rank = rankOf(searched, text);
      return rank === undefined ? [] : [{ rank, airport: searched.airport }];
    });
    return found
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limit)
      .map(({ airport }) => airport);
  }
}

const key = (country: string, city: string): string => `${country} ${normalised(city)}`;

function rankOf({ iata, cities, name }: Searched, text: string): number | undefined {
  if (iata === text) return 0;
  if (cities.some((city) => city.startsWith(text))) return 1;
  if (name.startsWith(text)) return 2;
  if ([...cities, name].some((words) => words.includes(` ${text}`))) return 3;
  return iata.startsWith(text) ? 4 : undefined;
}
