import { MOST_PEOPLE, USUAL_PEOPLE } from './people.js';

/** For which tours were looked for: goes along from a list to a tour. */
export interface WantedTrip {
  readonly people: number;
  /** `2027-05-02` */
  readonly startAt?: string | undefined;
}

/** The same of one tour, with the option whose price the list showed. */
export interface WantedTour extends WantedTrip {
  /** In minutes. */
  readonly duration?: number | undefined;
}

const HOUR_MS = 3_600_000;
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Why nothing can be booked on the day, whichever the city's zone; '' where something may. `now` in milliseconds. */
export function whyNot(day: string, now: number): 'over' | 'far' | '' {
  if (day < dayAt(now - 12 * HOUR_MS)) return 'over';
  return day > dayAt(now + (MOST_DAYS_AHEAD * 24 + 14) * HOUR_MS) ? 'far' : '';
}

/** As it stands in an address: nothing that is usual. */
interface WantedSearch {
  readonly people?: string | undefined;
  readonly startAt?: string | undefined;
}

/** Nothing that starts later is sold (the product's terms, `daysAhead`). */
export const MOST_DAYS_AHEAD = 730;

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Whether there is such a day, which has no time of its own. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

interface WantedTourSearch extends WantedSearch {
  readonly duration?: string | undefined;
}

const inSearch = ({ people, startAt }: WantedTrip): WantedSearch => ({
  people: people === USUAL_PEOPLE ? undefined : String(people),
  startAt,
});

/** Understands every address: what makes no sense is left out. */
export function wantedTrip({ people, startAt }: Readonly<Record<string, unknown>> | WantedSearch): WantedTrip {
  const isNumber = typeof people === 'string' && /^\d{1,9}$/.test(people);
  return {
    people: isNumber ? Math.min(Math.max(Number(people), 1), MOST_PEOPLE) : USUAL_PEOPLE,
    startAt: typeof startAt === 'string' && isDay(startAt) ? startAt : undefined,
  };
}

/** For the router, which keeps what is not taken away by name. */
export const wantedSearch = (search: Readonly<Record<string, unknown>>): WantedSearch => inSearch(wantedTrip(search));

export const wantedTour = (search: Readonly<Record<string, unknown>>): WantedTour => {
  const { duration } = search;
  const isNumber = typeof duration === 'string' && /^[1-9]\d{0,3}$/.test(duration);
  return { ...wantedTrip(search), duration: isNumber ? Number(duration) : undefined };
};

const tourInSearch = ({ duration, ...trip }: WantedTour): WantedTourSearch => ({
  ...inSearch(trip),
  duration: duration === undefined ? undefined : String(duration),
});

/** As {@link wantedSearch}, for the address of a tour. */
export const wantedTourSearch = (search: Readonly<Record<string, unknown>>): WantedTourSearch =>
  tourInSearch(wantedTour(search));

function pathWith(page: string, search: WantedTourSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query ? `${page}?${query}` : page;
}

/** A page, for the party and the day that were looked for. */
export const wantedPath = (page: string, wanted: WantedTrip): string => pathWith(page, inSearch(wanted));

export const tourPath = (slug: string, wanted: WantedTour): string => pathWith(`/tour/${slug}`, tourInSearch(wanted));
