import { expect, it } from '@jest/globals';
import { readableAddress } from './readable-address.js';

it.each([
  ['/de_DE/EUR/city/m%C3%BCnchen', '/de_DE/EUR/city/m%C3%BCnchen'],
  ['/en_US/EUR/city/%E0%A4%A', '/en_US/EUR/city/%25E0%25A4%25A'],
  ['/en_US/EUR/city/100%', '/en_US/EUR/city/100%25'],
])('%s is read as %s', (pathname, readable) => {
  expect(readableAddress(pathname)).toBe(readable);
});
