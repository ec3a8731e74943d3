import { USUAL_PEOPLE } from '../trip-search/people.js';

export interface Search {
  readonly city: string | undefined;
  /** The slug of a country, if the visitor named one instead of a city. */
  readonly country?: string | undefined;
  readonly day: string | undefined;
  readonly people: number;
  /** Words that tours are looked for by. */
  readonly sought?: string | undefined;
  /** The slug of a tour, if the visitor chose one. */
  readonly tour?: string | undefined;
}

/**
 * The path of a search: the page of the tour or the country, the page of the city if nothing else was chosen, otherwise the list
 * with its filters. Defaults are left out. The country's page passes day and people on to the lists of its cities.
 */
export function searchPath({ city, country, day, people, sought, tour }: Search): string {
  const query = new URLSearchParams();
  if (city && !country) query.set('city', city);
  if (day) query.set('startAt', day);
  if (people !== USUAL_PEOPLE) query.set('people', String(people));
  if (sought) query.set('sought', sought);
  const page = tour ? `/tour/${tour}` : country ? `/country/${country}` : '/tours';
  const text = query.toString();
  if (text === `city=${city}`) return `/city/${city}`;
  return text ? `${page}?${text}` : page;
}
