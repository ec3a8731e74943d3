import { sitePath, type Site } from '../../i18n/site.js';
import { unbrokenHtml } from '../../i18n/unbroken-html.js';

/**
 * A text as a page shows it. Its links lead to `/tours`: on a page they keep its language and currency,
 * `/de_DE/EUR/tours`. No hyphen in it tears off what belongs together.
 */
export const siteHtml = (html: string, site: Site): string =>
  unbrokenHtml(html.replaceAll('href="/', `href="${sitePath(site, '/')}`));
