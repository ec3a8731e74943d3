import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './differences.js';

const said = (before: string, after: string): string[] =>
  differencesOf(before, after).map(({ is, line }) => `${{ same: ' ', added: '+', removed: '-' }[is]}${line}`);

describe('the differences of two texts', () => {
  it('are none where they are the same', () => {
    expect(said('a\nb', 'a\nb')).toEqual([' a', ' b']);
  });

  it('name what was removed before what replaces it', () => {
    expect(said('Take a coat.\n\nThen go.', 'Take an umbrella.\n\nThen go.')).toEqual([
      '-Take a coat.',
      '+Take an umbrella.',
      ' ',
      ' Then go.',
    ]);
  });

  it('keep the longest that both have in common', () => {
    expect(said('a\nb\nc\nd', 'b\nd\ne')).toEqual(['-a', ' b', '-c', ' d', '+e']);
    expect(said('', 'a')).toEqual(['-', '+a']);
  });
});
