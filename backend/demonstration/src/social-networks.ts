import { inEveryLanguage, listOf, matching, objectOf, text } from './checks.js';
import { readData } from './data-files.js';

/** A host of the demonstration's own: an invented name on a real network could be a stranger's. */
const link = matching(/^https:\/\/social\.cicerone\.example\/[a-z]+\/[a-z]{2}$/, 'a page of social.cicerone.example');

export const socialNetworks = readData(
  'social-networks.json',
  listOf(objectOf({ name: text, links: inEveryLanguage(link) })),
);
