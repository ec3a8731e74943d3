import { type Checked, countryCode, listOf, objectOf, slug, wholeFrom, yesOrNo } from './checks.js';
import { continentSlug } from './continents.js';
import { readData } from './data-files.js';

const country = objectOf({
  /** Its names come from `Intl.DisplayNames`. */
  code: countryCode,
  slug,
  /** Turkey is in Europe, where the old city of Istanbul lies; Georgia and Armenia are in Asia. */
  continent: continentSlug,
  order: wholeFrom(1),
  featured: yesOrNo,
});

export type Country = Checked<typeof country>;

/** Every country in which the demonstration has a city. */
export const countries = readData('countries.json', listOf(country));
