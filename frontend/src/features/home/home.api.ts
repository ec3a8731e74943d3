import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { CitySummary as FeaturedCity } from '../../api/generated/types.gen.js';

export const featuredQuery = ({ locale, currency }: Site) =>
  apiQuery('/api/featured-tours', { language: locale, currency });
