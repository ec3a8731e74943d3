import { expect, it } from '@jest/globals';
import { similarSitePages } from './similar-site-pages.js';

const pages = [
  { to: '/', name: 'Startseite' },
  { to: '/tours', name: 'Unsere Touren' },
  { to: '/faq', name: 'Fragen und Antworten' },
  { to: '/about', name: 'Über Cicerone' },
  { to: '/gift-cards', name: 'Geschenkkarten' },
  { to: '/legal/privacy', name: 'Datenschutz' },
  { to: '/legal/legal-notice', name: 'Impressum' },
  { to: '/subscription', name: 'Рассылка', alsoCalled: ['newsletter'] },
];

it.each([
  ['/de_DE/EUR/tuors', ['/tours']],
  ['/de_DE/EUR/abuot', ['/about']],
  ['/de_DE/EUR/giftcards', ['/gift-cards']],
  ['/de_DE/EUR/legal/privcy', ['/legal/privacy']],
  ['/de_DE/EUR/privacy', ['/legal/privacy']],
  ['/de_DE/EUR/legal/impresum', ['/legal/legal-notice']],
  ['/de_DE/EUR/Newsletter', ['/subscription']],
  ['/ru_RU/EUR/%D1%80%D0%B0%D1%81%D1%81%D1%8B%D0%BB%D0%BA%D0%B0', ['/subscription']],
  ['/de_DE/EUR/uber', ['/about']],
  ['/de_DE/EUR/tours', []],
  ['/de_DE/EUR/fag', []],
  ['/de_DE/EUR/tourss', ['/tours']],
  ['/de_DE/EUR/tuorss', []],
  ['/de_DE/EUR/qqqqqq', []],
  ['/de_DE/EUR/nothing/tuors', []],
  [`/de_DE/EUR/${'a'.repeat(5000)}`, []],
  ['/de_DE/EUR/404', []],
  ['/de_DE/EUR/%E0%A4%A', []],
])('%s may have meant %p', (pathname, near) => {
  expect(similarSitePages(pathname, pages).map(({ to }) => to)).toEqual(near);
});
