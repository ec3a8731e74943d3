import { TERMS } from '../../../shared-kernel/terms.js';
import type { QuoteType } from './quote-request.js';

const HOUR = 3_600_000;

/** A service is asked for so many hours before it starts, at the latest. */
export const LEAD_HOURS: Readonly<Record<QuoteType, number>> = {
  'airport-pickup': 4,
  transfer: 4,
  'business-trip': 24,
  'cruise-tour': 24,
  safari: 168,
  general: 0,
};

/** The driver waits so long without a charge: airport, port or station, address. */
export const WAITING_MINUTES = { airport: 60, port: 30, address: 15 } as const;

/** A pick-up at an airport is so long after the landing, at the earliest. */
export const MINUTES_AFTER_LANDING = 15;

/** Until so many hours before the start an accepted offer is cancelled free of charge, unless the offer says otherwise. */
export const FREE_HOURS = TERMS.carFreeHours;

/** Nearer than the first number of hours, the team answers within the second. */
const ANSWERED_WITHIN: readonly (readonly [hoursToStart: number, hours: number])[] = [
  [24, 1],
  [72, 4],
];
const USUALLY_ANSWERED_WITHIN = 24;

/** The instant by which the team answers: the nearer the start, the sooner. */
export function answeredBefore(start: Date | undefined, now: Date): Date {
  const left = start === undefined ? Infinity : start.getTime() - now.getTime();
  const [, hours] = ANSWERED_WITHIN.find(([near]) => left <= near * HOUR) ?? [0, USUALLY_ANSWERED_WITHIN];
  return new Date(now.getTime() + hours * HOUR);
}
