/**
 * Pages of one person; every other page that is not to be listed says so itself (noindex), which a robot can read only
 * where it may come. `*` matches slashes too: hence the ends.
 */
const PERSONAL = [
  'account$',
  'account-password$',
  'admin/',
  'bookings$',
  'cart$',
  'checkout$',
  'checkout?',
  'favourite-tours$',
  'guide-missions$',
  'notifications$',
  'notifications?',
  'order/',
  'pay-done?',
  'reset-password?',
  'verify-email?',
];

/** What robots may fetch: pages and their pictures, not the data behind them, which the pages hold already. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    ...PERSONAL.map((page) => `Disallow: /*/*/${page}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
