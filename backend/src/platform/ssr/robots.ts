import { personalPages } from './personal-pages.js';

/** Pages that a token in the address opens. */
const BY_TOKEN = ['reset-password?', 'verify-email?'];

/**
 * Personal pages. Every other page that must not be listed says so itself (noindex), which a robot can read only if it
 * may fetch the page. `*` matches slashes too: hence the ends.
 */
const closedPages = (): readonly string[] => [
  ...personalPages().flatMap((page) => [`${page}$`, `${page}?`, `${page}/`]),
  ...BY_TOKEN,
];

/** Robots may fetch pages and their pictures. They do not need the API's data, because the pages contain it. */
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
