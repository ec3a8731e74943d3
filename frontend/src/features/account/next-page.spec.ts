import { describe, expect, it } from '@jest/globals';
import { firstPage, ownPage } from './next-page.js';

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

describe('the first page after a login', () => {
  it.each([
    [1, 'active', '/admin/work-items'],
    [2, 'active', '/admin/work-items'],
    [3, 'guide_approved', '/guide-missions'],
    [3, 'guide_pending_review', '/recruitment'],
    [4, 'active', '/account'],
  ])('of role %d, %s, is %s', (role, status, page) => expect(firstPage({ role, status })).toBe(page));
});
