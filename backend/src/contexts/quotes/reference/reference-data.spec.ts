import { describe, expect, it } from '@jest/globals';
import { normalised } from '../../../shared-kernel/language/normalised.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { cities as citiesOfDemo } from '../../../../demonstration/src/cities.js';
import { airportCities } from './airport-cities.js';
import { airports } from './airports.js';
import { cruiseCompanies } from './cruise-companies.js';
import { shipId } from './reference-data.js';

/** Hours that the zone's clocks are ahead of UTC on a winter's day of the north. */
function hoursAhead(timeZone: string): number {
  const day = new Date('2027-01-15T12:00:00Z');
  const there = new Date(day.toLocaleString('en-US', { timeZone, hourCycle: 'h23' }));
  const here = new Date(day.toLocaleString('en-US', { timeZone: 'UTC', hourCycle: 'h23' }));
  return (there.getTime() - here.getTime()) / 3_600_000;
}

/** How many degrees a country may reach from north to south and from west to east, and twice that for the widest. */
const WIDE = ['US', 'RU', 'CA', 'ES', 'PT', 'CN', 'BR', 'AU', 'CL', 'FR'];

describe('airports', () => {
  it('are three hundred or more, each once', () => {
    expect(airports.length).toBeGreaterThanOrEqual(300);
    expect(new Set(airports.map(([iata]) => iata)).size).toBe(airports.length);
    expect(new Set(airports.map(([, name, city]) => `${name} ${city}`)).size).toBe(airports.length);
  });

  it.each(airports.map((airport) => [airport[0], airport] as const))('%s is complete', (_, airport) => {
    const [iata, name, city, country, latitude, longitude, timeZone] = airport;
    expect(iata).toMatch(/^[A-Z]{3}$/);
    expect(name.length).toBeGreaterThan(5);
    expect(city.length).toBeGreaterThan(1);
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(country)).toBeDefined();
    expect(Math.abs(latitude)).toBeLessThan(75);
    expect(latitude).toBe(Number(latitude.toFixed(3)));
    expect(longitude).toBe(Number(longitude.toFixed(3)));
    expect(Math.abs(hoursAhead(timeZone) - longitude / 15)).toBeLessThan(3.2);
  });

  it('of one city lie close together, and those of one country not far', () => {
    for (const [iata, , city, country, latitude, longitude] of airports)
      for (const [other, , otherCity, otherCountry, otherLatitude, otherLongitude] of airports) {
        if (country !== otherCountry) continue;
        const apart = Math.max(Math.abs(latitude - otherLatitude), Math.abs(longitude - otherLongitude));
        const most = city === otherCity ? 1.2 : WIDE.includes(country) ? 120 : 31;
        if (apart > most) throw new Error(`${iata} and ${other} are ${apart} degrees apart`);
      }
  });
});

describe('cities with airports', () => {
  const key = (country: string, city: string): string => `${country} ${normalised(city)}`;
  const listed = airportCities.map(({ countryCode, names }) => [key(countryCode, names.en_US), names] as const);
  const named = new Map([
    ...listed,
    ...citiesOfDemo.map(({ country, names }) => [key(country, names.en_US), names] as const),
  ]);

  it('are called by somebody in every language', () => {
    const english = airports.filter(([, , city, country]) => !named.has(key(country, city)));
    expect(english.map(([iata, , city]) => `${iata} ${city}`)).toEqual([]);
    for (const names of named.values()) {
      for (const language of LOCALES) expect(names[language].trim()).not.toBe('');
      expect(names.ru_RU).toMatch(/^[\p{Script=Cyrillic} -]+$/u);
      expect(names.ja_JP).toMatch(/[\p{Script=Katakana}\p{Script=Han}]/u);
    }
  });

  it('are listed once, and only where there is an airport that the catalogue may not know', () => {
    const used = new Set(airports.map(([, , city, country]) => key(country, city)));
    const keys = listed.map(([each]) => each);
    expect(keys.filter((each, at) => !used.has(each) || keys.indexOf(each) !== at)).toEqual([]);
  });
});

describe('cruise companies', () => {
  it('are twelve with four to eight ships each, and every ship has a name of its own', () => {
    expect(cruiseCompanies).toHaveLength(12);
    for (const { ships } of cruiseCompanies) {
      expect(ships.length).toBeGreaterThanOrEqual(4);
      expect(ships.length).toBeLessThanOrEqual(8);
    }
    const ids = cruiseCompanies.flatMap(({ ships }) => ships.map(shipId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
