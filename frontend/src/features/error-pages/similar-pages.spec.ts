import { expect, it } from '@jest/globals';
import { missingPage } from './similar-pages.api.js';

it.each([
  ['/de_DE/EUR/city/rom', { kind: 'city', slug: 'rom' }],
  ['/ja_JP/JPY/tour/rome-2', { kind: 'tour', slug: 'rome-2' }],
  ['/de_DE/EUR/order/cic-1', undefined],
  ['/de_DE/EUR/404', undefined],
  ['/de_DE/EUR/city', undefined],
  ['/de_DE/EUR/city/rom/more', undefined],
  ['/de_DE/EUR/city/r%C3%B6m', { kind: 'city', slug: 'röm' }],
  ['/de_DE/EUR/city/東京', { kind: 'city', slug: '東京' }],
  ['/de_DE/EUR/city/%E0%A4%A', { kind: 'city', slug: '%E0%A4%A' }],
  ['/de_DE/EUR/city/r%3Cm', undefined],
  ['/', undefined],
])('%s misses %p', (pathname, missed) => {
  expect(missingPage(pathname)).toEqual(missed);
});
