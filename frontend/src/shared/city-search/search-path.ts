import { USUAL_PEOPLE } from '../trip-search/people.js';

export interface Search {
  readonly city: string | undefined;
  /** The slug of a country, where one was named instead of a city. */
  readonly country?: string | undefined;
  readonly day: string | undefined;
  readonly people: number;
  /** What was typed, where no city is called so. */
  readonly sought?: string | undefined;
}

/**
 * A country's own page, and the city's where only a city was asked for, else the list with its filters; usual values are left
 * out. The country's page hands day and people on to the lists of its cities.
 */
export function searchPath({ city, country, day, people, sought }: Search): string {
  const query = new URLSearchParams();
  if (city && !country) query.set('city', city);
  if (day) query.set('startAt', day);
  if (people !== USUAL_PEOPLE) query.set('people', String(people));
  if (sought) query.set('sought', sought);
  const page = country ? `/country/${country}` : '/tours';
  const text = query.toString();
  if (text === `city=${city}`) return `/city/${city}`;
  return text ? `${page}?${text}` : page;
}
