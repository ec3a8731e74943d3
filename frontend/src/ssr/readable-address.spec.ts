import { expect, it } from '@jest/globals';
import { readableAddress, routedAddress } from './readable-address.js';

it.each([
  ['/de_DE/EUR/city/m%C3%BCnchen', '/de_DE/EUR/city/m%C3%BCnchen'],
  ['/en_US/EUR/city/%E0%A4%A', '/en_US/EUR/city/%25E0%25A4%25A'],
  ['/en_US/EUR/city/ro%0Ame', '/en_US/EUR/city/ro%250Ame'],
  ['/en_US/EUR/city/100%', '/en_US/EUR/city/100%25'],
])('%s is read as %s', (pathname, readable) => {
  expect(readableAddress(pathname)).toBe(readable);
});

it.each([
  ['/de_DE/EUR/city/100%?on=1#top', '/de_DE/EUR/city/100%25?on=1#top'],
  ['/de_DE/XXX/tours?people=4', '/de_DE/USD/404'],
  ['/xx_XX/EUR', '/de_DE/USD/404'],
  ['/de_DE/USD/tours?city=%ff', '/de_DE/USD/404'],
])('%s is routed as %s where the server showed nothing in German and dollars', (address, routed) => {
  expect(routedAddress(new URL(address, 'https://cicerone.example') as unknown as Location, '/de_DE/USD/404')).toBe(
    routed,
  );
});
