import { sitePath, type Site } from '../i18n/site.js';

/** The links of a text lead to `/tours`; on a page they keep its language and currency: `/de_DE/EUR/tours`. */
export const withSiteLinks = (html: string, site: Site): string =>
  html.replaceAll('href="/', `href="${sitePath(site, '/')}`);
