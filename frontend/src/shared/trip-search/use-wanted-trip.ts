import { useServerTime } from '../../api/server-clock.js';
import { wantedTrip, whyNot, type WantedTrip } from './wanted-trip.js';

/**
 * What the address wishes for, without a day that is over everywhere or later than tours are sold: it would go along to
 * lists that know nothing of it. Until the page lives in a browser it is the same on every day, and keeps the day.
 */
export function useWantedTrip(search: Readonly<Record<string, unknown>>): WantedTrip {
  const wanted = wantedTrip(search);
  const { startAt } = wanted;
  const why = useServerTime((now) => (startAt ? whyNot(startAt, now) : ''), '');
  return why ? { ...wanted, startAt: undefined } : wanted;
}
