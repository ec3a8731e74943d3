import { expect, it } from '@jest/globals';
import { hashOfSecret, isSameSecret } from './secrets.js';

it.each([
  ['abc', 'abc', true],
  ['', '', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['é', 'e', false],
])('%s is %s: %s', (given, expected, same) => {
  expect(isSameSecret(given, expected)).toBe(same);
});

it('keeps a secret as SHA-256', () => {
  expect(hashOfSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
