import type { IntlShape } from 'react-intl';
import type { Place } from './projection.js';

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres along the surface, in a straight line. */
export function metresBetween(one: Place, other: Place): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(chord));
}

/** Over all places in their order. */
export const metresAlong = (places: readonly Place[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + metresBetween(places[index] ?? place, place), 0);

interface Away<Other> {
  readonly place: Other;
  /** To the nearest of the places that it is measured from. */
  readonly metres: number;
}

/** The nearest to any of the places first; none where there is no place to measure from. */
export const nearestTo = <Other extends Place>(places: readonly Place[], others: readonly Other[]): Away<Other>[] =>
  places.length === 0
    ? []
    : others
        .map((place) => ({ place, metres: Math.min(...places.map((each) => metresBetween(each, place))) }))
        .toSorted((one, other) => one.metres - other.metres);

const KILOMETRE = 1000;
const STEP = 50;

/** 340 → `350 m`, 2340 → `2.3 km`: no more exact than a straight line is. */
export function formatDistance(metres: number, intl: Pick<IntlShape, 'formatNumber'>): string {
  const rounded = Math.max(STEP, Math.round(metres / STEP) * STEP);
  return rounded < KILOMETRE
    ? intl.formatNumber(rounded, { style: 'unit', unit: 'meter', unitDisplay: 'short' })
    : intl.formatNumber(metres / KILOMETRE, {
        style: 'unit',
        unit: 'kilometer',
        unitDisplay: 'short',
        maximumFractionDigits: metres < 10 * KILOMETRE ? 1 : 0,
      });
}
