import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

interface PopularCity {
  readonly slug: string;
  readonly name: string;
}

export const popularCitiesQuery = ({ locale }: Pick<Site, 'locale'>) =>
  apiQuery<readonly PopularCity[]>('/api/featuredCities', { language: locale });
