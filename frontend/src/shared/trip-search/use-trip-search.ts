import { useServerTime } from '../../api/server-clock.js';
import { tripSearchOf, whyUnavailable, type TripSearch } from './trip-search-params.js';

/**
 * The search of the address, without a day that is over everywhere or later than tours are sold. The server does not
 * check the day, so that cached pages are the same on every day.
 */
export function useTripSearch(search: Readonly<Record<string, unknown>>): TripSearch {
  const wanted = tripSearchOf(search);
  const { startAt } = wanted;
  const why = useServerTime((now) => (startAt ? whyUnavailable(startAt, now) : ''), '');
  return why ? { ...wanted, startAt: undefined } : wanted;
}
