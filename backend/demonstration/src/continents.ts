import { type Checked, listOf, objectOf, oneOf, translated, wholeFrom } from './checks.js';
import { readData } from './data-files.js';

/** The five parts of the world, as they stand in addresses. */
export const continentSlug = oneOf('africa', 'america', 'asia', 'europa', 'oceania');

const continent = objectOf({ slug: continentSlug, names: translated, order: wholeFrom(1) });

export type Continent = Checked<typeof continent>;

export const continents = readData('continents.json', listOf(continent));
