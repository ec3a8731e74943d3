import { cmsEntriesQuery } from '../../shared/cms/cms.api.js';
import type { Site } from '../../i18n/site.js';

/** What the company says about its size, each figure with its day and source. */
export const figuresQuery = (site: Pick<Site, 'locale'>) => cmsEntriesQuery('figures', site);
