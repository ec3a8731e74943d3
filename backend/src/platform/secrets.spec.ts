import { expect, it } from '@jest/globals';
import { hashOfSecret, isSameSecret, openSealed, seal } from './secrets.js';

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

it('opens a sealed secret with the same key for the same owner alone', () => {
  const sealed = seal('JBSWY3DP', 'key', 'ada');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(openSealed(sealed, 'key', 'ada')).toBe('JBSWY3DP');
  expect(seal('JBSWY3DP', 'key', 'ada')).not.toBe(sealed);
  for (const [text, key, owner] of [
    [sealed, 'another key', 'ada'],
    [sealed, 'key', 'eve'],
    [`${sealed.slice(0, -4)}AAAA`, 'key', 'ada'],
  ] as const)
    expect(() => openSealed(text, key, owner)).toThrow();
});
