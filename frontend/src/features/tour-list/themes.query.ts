import { cmsEntriesQuery } from '../../shared/cms/cms.api.js';
import type { Site } from '../../i18n/site.js';
import { USUAL } from './tour-filters.js';
import { toursQuery } from './tours.api.js';

const SHOWN = 4;

/** What is written about each kind of tour. */
export const themesQuery = (site: Pick<Site, 'locale'>) => cmsEntriesQuery('category', site);

export const themeToursQuery = (category: string, site: Site) =>
  toursQuery({ ...USUAL, categories: [category] }, site, SHOWN);
