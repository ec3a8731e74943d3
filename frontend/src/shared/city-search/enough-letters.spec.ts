import { describe, expect, it } from '@jest/globals';
import { hasEnoughLetters } from './enough-letters.js';

describe('letters enough to search for a city', () => {
  it.each(['東京', 'パリ', 'なら', '東 京', 'X市', 'Rom', 'R o m', 'Рим', 'UK', 'us', ' ГБ ', 'La'])(
    'are those of %s',
    (text) => {
      expect(hasEnoughLetters(text)).toBe(true);
    },
  );

  it.each(['', '東', ' 東 ', 'Ro', ' R o ', 'Ри', 'ку', '🏛🏛'])('are not those of "%s"', (text) => {
    expect(hasEnoughLetters(text)).toBe(false);
  });
});
