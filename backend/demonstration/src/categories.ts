import { listOf, objectOf, oneOf, translated } from './checks.js';
import { readData } from './data-files.js';

export const categorySlug = oneOf(
  'private-tour',
  'group-tour',
  'street-art-tour',
  'bike-tour',
  'food-tour',
  'excursion',
  'private-car-tour',
  'museum',
);

/** In the order in which they are listed. */
export const categories = readData('categories.json', listOf(objectOf({ slug: categorySlug, titles: translated })));
