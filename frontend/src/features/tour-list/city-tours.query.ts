import type { Site } from '../../i18n/site.js';
import { USUAL, type Filters } from './tour-filters.js';
import { toursQuery } from './tours.api.js';

export const filtersOfCity = (city: string, page = USUAL.page, people = USUAL.people): Filters => ({
  ...USUAL,
  city,
  page,
  people,
});

export const cityToursQuery = (city: string, page: number, site: Site, people?: number) =>
  toursQuery(filtersOfCity(city, page, people), site);
