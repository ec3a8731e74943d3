import type { Site } from '../../i18n/site.js';
import { USUAL, type Filters } from './tour-filters.js';
import { toursQuery } from './tours.api.js';

export const filtersOfCity = (city: string, page = 1): Filters => ({ ...USUAL, city, page });

export const cityToursQuery = (city: string, page: number, site: Site) => toursQuery(filtersOfCity(city, page), site);
