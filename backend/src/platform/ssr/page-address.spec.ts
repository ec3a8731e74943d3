import { describe, expect, it } from '@jest/globals';
import { canonicalUrl, isFile } from './canonical-path.js';
import { readAddress } from './page-address.js';

const routes = ['/', '/tours', '/city/$slug', '/tour/$slug', '/order/$reference', '/admin/work-items'];

describe('the one form of an address', () => {
  it.each([
    ['/de_DE/EUR', '/de_DE/EUR/'],
    ['/de_DE/EUR?a=b', '/de_DE/EUR/?a=b'],
    ['/de_DE/EUR/', '/de_DE/EUR/'],
    ['/de_DE/EUR/TOURS?people=3', '/de_DE/EUR/tours?people=3'],
    ['/de_DE/EUR/tours/', '/de_DE/EUR/tours'],
    ['/de_DE/EUR/tours/?City=A', '/de_DE/EUR/tours?City=A'],
    ['/de_DE/EUR//tours', '/de_DE/EUR/tours'],
    ['/de_DE/EUR/CITY/ROME/', '/de_DE/EUR/city/rome'],
    ['/de_DE/EUR/city/New%20York', '/de_DE/EUR/city/new-york'],
    ['/de_DE/EUR/city/new-york', '/de_DE/EUR/city/new-york'],
    ['/de_DE/EUR/Admin/Work-Items', '/de_DE/EUR/admin/work-items'],
    ['/de_DE/EUR/Order/CIC-AbC', '/de_DE/EUR/order/CIC-AbC'],
    ['/de_DE/EUR/Nothing/Here', '/de_DE/EUR/Nothing/Here'],
  ])('%s is %s', (url, canonical) => {
    expect(canonicalUrl(url, routes)).toBe(canonical);
  });

  it.each(['m%C3%BCnchen', '%E6%9D%B1%E4%BA%AC', 'St.%20Gallen', "L'Aquila"])('keeps the name %s', (name) => {
    expect(canonicalUrl(`/de_DE/EUR/City/${name}/`, routes)).toBe(`/de_DE/EUR/city/${name}`);
  });

  it.each(['.b', 'a%3Cb', '%C3%B6'.repeat(101), 'rome%2F', '%00', '%E0%A4%A', '-', '..', 'a'.repeat(121)])(
    'is not there for %s',
    (slug) => {
      expect(canonicalUrl(`/de_DE/EUR/city/${slug}`, routes)).toBeUndefined();
      expect(canonicalUrl(`/de_DE/EUR/tour/${slug}`, routes)).toBeUndefined();
    },
  );
});

it.each([
  ['/manifest.webmanifest', true],
  ['/apple-touch-icon-precomposed.png', true],
  ['/.well-known/security.txt?x', true],
  ['/.well-known/change-password', true],
  ['/tours', false],
  ['/tours?file=a.png', false],
  ['/de_DE/EUR/city/a.b', false],
  ['/well-known', false],
  ['//example.org', true],
  ['/en_us/eur//a.b', false],
])('whether %s names a file: %s', (url, is) => {
  expect(isFile(url)).toBe(is);
});

describe('an address without language or currency', () => {
  const preferences = { language: 'it_IT', currency: 'GBP' };

  it.each([
    ['/', '/it_IT/GBP/'],
    ['/?a=b', '/it_IT/GBP/?a=b'],
    ['/city/rome?page=2', '/it_IT/GBP/city/rome?page=2'],
    ['/de_DE', '/de_DE/GBP/'],
    ['/de_DE/city/rome', '/de_DE/GBP/city/rome'],
    ['/USD/city/rome?page=2', '/it_IT/USD/city/rome?page=2'],
    ['/USD', '/it_IT/USD/'],
    ['/usd/city/rome', '/it_IT/USD/city/rome'],
    ['/de_de/city/rome', '/de_DE/GBP/city/rome'],
    ['/tours//', '/it_IT/GBP/tours'],
    ['/en_US//', '/en_US/GBP/'],
    ['//example.org/', '/it_IT/GBP/example.org'],
    ['/\\example.org', '/it_IT/GBP/example.org'],
  ])('%s leads to %s', (url, to) => {
    expect(readAddress(url, preferences)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['/de_DE/eur/tours?people=3', '/de_DE/EUR/tours?people=3'],
    ['/de_de/EUR/tours', '/de_DE/EUR/tours'],
    ['/DE_DE/Usd', '/de_DE/USD'],
    ['//en_US/EUR//tours?page=2', '/en_US/EUR/tours?page=2'],
    ['/en_US//EUR\\tours', '/en_US/EUR/tours'],
  ])('%s has moved for good to %s', (url, to) => {
    expect(readAddress(url, preferences)).toEqual({ kind: 'moved', to });
  });

  it('takes a part further on for what it is', () => {
    expect(readAddress('/de_DE/EUR/usd', preferences)).toEqual({ kind: 'page', locale: 'de_DE', currency: 'EUR' });
    expect(readAddress('/tours/usd', preferences)).toEqual({ kind: 'redirect', to: '/it_IT/GBP/tours/usd' });
  });

  it.each(['/XXX/city/rome', '/de_DE/XXX/tours', '/xx_XX/EUR/tours', '/de_DE/EUR/../tours', '/a/%2E./', '/.'])(
    '%s leads nowhere',
    (url) => {
      expect(readAddress(url, preferences)).toMatchObject({ kind: 'unknown' });
    },
  );
});
