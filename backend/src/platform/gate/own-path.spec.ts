import { expect, it } from '@jest/globals';
import { ownPath } from './own-path.js';

it.each(['/', '/de_DE/EUR/tours?city=rome&page=2', '/ja_JP/JPY/tour/%E3%83%AD'])('keeps %s', (address) => {
  expect(ownPath(address)).toBe(address);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  `/${'x'.repeat(3000)}`,
  ['/a'],
  undefined,
])('leads home instead of to %j', (address) => {
  expect(ownPath(address)).toBe('/');
});
