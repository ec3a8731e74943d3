import { type Checked, countryCode, day, listOf, locale, objectOf, oneOf, text } from './checks.js';
import { readFolder } from './data-files.js';

const review = objectOf({
  language: locale,
  rating: oneOf(1, 2, 3, 4, 5),
  on: day,
  author: text,
  country: countryCode,
  text,
});

export type Review = Checked<typeof review>;

/** The reviews of each tour, by its slug: `data/reviews/<tour>.json`. */
export const reviews: Readonly<Record<string, readonly Review[]>> = Object.fromEntries(
  readFolder('reviews', listOf(review, 1)),
);
