import { describe, expect, it } from '@jest/globals';
import { ownPage } from './next-page.js';

describe('the page after a login', () => {
  it.each(['/de_DE/EUR/account', '/en_US/JPY/order/CIC-7K3M9Q?tab=1#top', '/ru_RU/USD', '/ru_RU/USD/'])(
    'may be %s',
    (page) => expect(ownPage(page)).toBe(page),
  );

  it.each([
    'https://evil.example/',
    '//evil.example/de_DE/EUR/',
    '/\\evil.example',
    '/de_DE/EUR//evil.example',
    '/de_DE/EUR/\\evil.example',
    '/account',
    'javascript:alert(1)',
    '',
    undefined,
    7,
  ])('is never %s', (page) => expect(ownPage(page)).toBeUndefined());
});
