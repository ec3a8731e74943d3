import { describe, expect, it } from '@jest/globals';
import { minutesToRead } from './minutes-to-read.js';

describe('the minutes that a text takes', () => {
  it.each([
    [1, 1],
    [329, 1],
    [330, 2],
    [549, 2],
    [550, 3],
  ])('%i words are %i', (words, minutes) => {
    expect(minutesToRead('word '.repeat(words), 'en_US')).toBe(minutes);
  });

  it('counts characters where words are not set apart, and no addresses', () => {
    expect(minutesToRead('あ'.repeat(1250), 'ja_JP')).toBe(3);
    expect(minutesToRead(`[あ](/city/${'x'.repeat(1000)})`, 'ja_JP')).toBe(1);
  });
});
