import { apiQuery } from '../../api/query.js';
import { cmsEntriesQuery } from '../../shared/cms/cms.api.js';
import type { Site } from '../../i18n/site.js';

/** The page in a list of its own; an empty list where there is none. */
export const legalQuery = (slug: string, site: Pick<Site, 'locale'>) => cmsEntriesQuery('legal', site, slug);

/** What the text has said, the present version first. */
export const legalVersionsQuery = (slug: string, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/legal/{slug}/versions', { slug, language: locale });
