import { cmsEntriesQuery } from '../../shared/cms/cms.api.js';
import type { Site } from '../../i18n/site.js';

/** A page of the site in a list of its own; an empty list where there is none. */
export const pageQuery = (slug: string, site: Pick<Site, 'locale'>) => cmsEntriesQuery('page', site, slug);

/** Pages that stand at addresses of their own, `/about`; every other stands at `/page/{slug}`. */
const HOUSE_PAGES = ['about', 'recruitment', 'subscription', 'travel-agents'];

export const isHousePage = (slug: string): boolean => HOUSE_PAGES.includes(slug);
