import { sitePath, type Site } from '../../i18n/site.js';
import { nonBreakingHtml } from '../../i18n/non-breaking-html.js';

/**
 * A text as a page shows it. Its links lead to `/tours`: on a page they keep its language and currency,
 * `/de_DE/EUR/tours`. No hyphen in it tears off what belongs together.
 */
export const siteHtml = (html: string, site: Site): string =>
  nonBreakingHtml(html.replaceAll('href="/', `href="${sitePath(site, '/')}`));
