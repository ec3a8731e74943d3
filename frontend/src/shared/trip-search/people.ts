import * as toursToursQuery from '../../api/generated/limits/tours-tours-query.gen.js';

/** The number of people for prices if the visitor chose none. */
export const USUAL_PEOPLE = 2;
/** The largest party with prices in the lists of tours. Larger parties request an offer. */
export const MOST_PEOPLE = toursToursQuery.people.maximum;
export const PEOPLE: readonly number[] = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1);
