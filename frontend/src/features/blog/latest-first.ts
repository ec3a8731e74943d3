import type { CmsEntry } from '../../shared/cms/cms.api.js';

/** By day of publication; those of one day as they came. */
export const latestFirst = (articles: readonly CmsEntry[]): readonly CmsEntry[] =>
  [...articles].sort((one, other) => (other.publishedOn ?? '').localeCompare(one.publishedOn ?? ''));
