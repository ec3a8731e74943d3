import { sitePath, type Site } from '../../i18n/site.js';
import { nonBreakingHtml } from '../../i18n/non-breaking-html.js';

/**
 * The HTML of a text on a page. Links to `/tours` get the page's language and currency, `/de_DE/EUR/tours`. Hyphens do
 * not break what belongs together.
 */
export const siteHtml = (html: string, site: Site): string =>
  nonBreakingHtml(html.replaceAll('href="/', `href="${sitePath(site, '/')}`));
