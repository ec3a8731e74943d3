import { useServerTime } from '../api/server-clock.js';
import { MOST_DAYS_AHEAD, wantedTrip, type WantedTrip } from './wanted-trip.js';

const HOUR_MS = 3_600_000;
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * What the address wishes for, without a day that is over everywhere or later than tours are sold: it would go along to
 * lists that know nothing of it. Until the page lives in a browser it is the same on every day, and keeps the day.
 */
export function useWantedTrip(search: Readonly<Record<string, unknown>>): WantedTrip {
  const wanted = wantedTrip(search);
  const earliest = useServerTime((now) => dayAt(now - 12 * HOUR_MS), '');
  const latest = useServerTime((now) => dayAt(now + (MOST_DAYS_AHEAD * 24 + 14) * HOUR_MS), '9');
  const { startAt } = wanted;
  const isPossible = startAt !== undefined && earliest <= startAt && startAt <= latest;
  return isPossible ? wanted : { ...wanted, startAt: undefined };
}
