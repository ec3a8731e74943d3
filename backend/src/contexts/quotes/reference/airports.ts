import type { AirportRow } from './airport-row.js';
import { airportsOfAmericas } from './airports-americas.js';
import { airportsOfEurope } from './airports-europe.js';
import { airportsOfAsiaAfricaOceania } from './airports-rest.js';

/** Each with the most travelled first among those of one city. */
export const airports: readonly AirportRow[] = [
  ...airportsOfEurope,
  ...airportsOfAmericas,
  ...airportsOfAsiaAfricaOceania,
];
