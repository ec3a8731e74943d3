import type { Continent } from './places.api.js';

const SHOWN = 3;

/** The countries of a continent that its page shows tours of, by slug. */
export const mostToured = ({ countries }: Pick<Continent, 'countries'>): string[] =>
  countries
    .filter(({ toursCount }) => toursCount > 0)
    .toSorted((one, other) => other.toursCount - one.toursCount)
    .slice(0, SHOWN)
    .map(({ slug }) => slug);
