import type { Entry } from '../../shared/cms/entries.api.js';

/** By day of publication; those of one day as they came. */
export const latestFirst = (articles: readonly Entry[]): readonly Entry[] =>
  [...articles].sort((one, other) => (other.publishedOn ?? '').localeCompare(one.publishedOn ?? ''));
