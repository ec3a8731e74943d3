import { personalPages } from './personal-pages.js';

/** Pages that a token in the address opens. */
const BY_TOKEN = ['reset-password?', 'verify-email?'];

/**
 * Pages of one person; every other page that is not to be listed says so itself (noindex), which a robot can read only
 * where it may come. `*` matches slashes too: hence the ends.
 */
const closedPages = (): readonly string[] => [
  ...personalPages().flatMap((page) => [`${page}$`, `${page}?`, `${page}/`]),
  ...BY_TOKEN,
];

/** What robots may fetch: pages and their pictures, not the data behind them, which the pages hold already. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    ...closedPages().map((page) => `Disallow: /*/*/${page}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
