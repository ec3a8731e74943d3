import { expect, it } from '@jest/globals';
import { isLanguageCode, localeOf } from './language-code.js';

it.each(['it', 'tr', 'zh', 'he', 'fil', 'yue'])('knows the language %s', (code) =>
  expect(isLanguageCode(code)).toBe(true),
);

it.each(['de_DE', 'de-DE', 'IT', 'qq', 'iw', 'und', 'mul', 'root', 'ita', '', 'i'])('knows no language %j', (code) =>
  expect(isLanguageCode(code)).toBe(false),
);

it('finds the language of the product that somebody reads', () => {
  expect(localeOf('ja')).toBe('ja_JP');
  expect(localeOf('tr')).toBeUndefined();
});
