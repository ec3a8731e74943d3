import { expect, it } from '@jest/globals';
import { isNoOddName } from './name-pattern.js';

it.each(['Ada', 'O’Neill', '山田 花子', 'Анна-Мария', 'علی\u200Cرضا', 'ක්\u200Dරිස්ටි', ''])('%j is a name', (text) => {
  expect(isNoOddName(text)).toBe(true);
});

it.each(['Ada <b>', 'www.prize.example', 'https://prize.example', 'Ada\u0000', 'Ada\nLovelace', 'Ada\u202E'])(
  '%j is none',
  (text) => {
    expect(isNoOddName(text)).toBe(false);
  },
);
