import * as toursToursQuery from '../../api/generated/limits/tours-tours-query.gen.js';

/** Of how many people prices are told where nobody has said how many come. */
export const USUAL_PEOPLE = 2;
/** As many as the lists of tours know prices of; larger parties ask for an offer. */
export const MOST_PEOPLE = toursToursQuery.people.maximum;
/** What can be chosen. */
export const PEOPLE: readonly number[] = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1);
