import { MOST_PEOPLE, USUAL_PEOPLE } from './people.js';

/** The party and the day of a search. The address carries them from a list to a tour. */
export interface TripSearch {
  readonly people: number;
  /** `2027-05-02` */
  readonly startAt?: string | undefined;
}

/** The same for one tour, with the option whose price the list showed. */
export interface TourSearch extends TripSearch {
  /** In minutes. */
  readonly duration?: number | undefined;
}

const HOUR_MS = 3_600_000;
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Why nothing can be booked on the day in any time zone; '' if something may be. `now` in milliseconds. */
export function whyUnavailable(day: string, now: number): 'over' | 'far' | '' {
  if (day < dayAt(now - 12 * HOUR_MS)) return 'over';
  return day > dayAt(now + (MOST_DAYS_AHEAD * 24 + 14) * HOUR_MS) ? 'far' : '';
}

/** The parameters in the address, without the defaults. */
interface TripSearchParams {
  readonly people?: string | undefined;
  readonly startAt?: string | undefined;
}

/** No later start is sold (the product's terms, `daysAhead`). */
export const MOST_DAYS_AHEAD = 730;

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Whether the text is an existing calendar day. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

interface TourSearchParams extends TripSearchParams {
  readonly duration?: string | undefined;
}

const inSearch = ({ people, startAt }: TripSearch): TripSearchParams => ({
  people: people === USUAL_PEOPLE ? undefined : String(people),
  startAt,
});

/** Reads any address and leaves out invalid values. */
export function tripSearchOf({ people, startAt }: Readonly<Record<string, unknown>> | TripSearchParams): TripSearch {
  const isNumber = typeof people === 'string' && /^\d{1,9}$/.test(people);
  return {
    people: isNumber ? Math.min(Math.max(Number(people), 1), MOST_PEOPLE) : USUAL_PEOPLE,
    startAt: typeof startAt === 'string' && isDay(startAt) ? startAt : undefined,
  };
}

/** For the router, which keeps every parameter that is not set to undefined. */
export const tripSearchParams = (search: Readonly<Record<string, unknown>>): TripSearchParams =>
  inSearch(tripSearchOf(search));

export const tourSearchOf = (search: Readonly<Record<string, unknown>>): TourSearch => {
  const { duration } = search;
  const isNumber = typeof duration === 'string' && /^[1-9]\d{0,3}$/.test(duration);
  return { ...tripSearchOf(search), duration: isNumber ? Number(duration) : undefined };
};

const tourInSearch = ({ duration, ...trip }: TourSearch): TourSearchParams => ({
  ...inSearch(trip),
  duration: duration === undefined ? undefined : String(duration),
});

/** As {@link tripSearchParams}, for the address of a tour. */
export const tourSearchParams = (search: Readonly<Record<string, unknown>>): TourSearchParams =>
  tourInSearch(tourSearchOf(search));

function pathWith(page: string, search: TourSearchParams): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query ? `${page}?${query}` : page;
}

/** The path of a page with the party and the day of the search. */
export const pathWithTripSearch = (page: string, wanted: TripSearch): string => pathWith(page, inSearch(wanted));

export const tourPath = (slug: string, wanted: TourSearch): string => pathWith(`/tour/${slug}`, tourInSearch(wanted));
