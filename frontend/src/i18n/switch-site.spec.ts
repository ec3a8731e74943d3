import { describe, expect, it } from '@jest/globals';
import { rememberSite, rewriteSite } from './switch-site.js';

describe('changing language or currency', () => {
  it.each([
    ['/en_US/EUR/tours?city=rome&page=2#list', { locale: 'de_DE' }, '/de_DE/EUR/tours?city=rome&page=2#list'],
    ['/en_US/EUR/tour/a-walk', { currency: 'JPY' }, '/en_US/JPY/tour/a-walk'],
    ['/en_US/EUR/', { locale: 'ja_JP', currency: 'JPY' }, '/ja_JP/JPY/'],
    ['/en_US/EUR', { locale: 'ru_RU' }, '/ru_RU/EUR'],
    ['/en_US/EUR?x=1', { currency: 'USD' }, '/en_US/USD?x=1'],
  ] as const)('keeps path and query of %s', (href, change, expected) => {
    expect(rewriteSite(href, change)).toBe(expected);
  });

  it('remembers the choice in two cookies', () => {
    rememberSite({ locale: 'it_IT', currency: 'CHF' });
    expect(document.cookie).toBe('language=it_IT; currency=CHF');
  });
});
