import { listOf, translated } from './checks.js';
import { readData } from './data-files.js';

/** What landmarks of tours are called that no stop is called after. */
export const namesOfLandmarks = readData('landmark-names.json', listOf(translated));

/** The same by their English names. */
export const landmarkNames = new Map(namesOfLandmarks.map((names) => [names.en_US, names]));
