import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../i18n/locales.js';

const MESSAGES = path.resolve(import.meta.dirname, '../../i18n/messages');
/** A closed list shows one line, and a telephone's holds so many letters of each script. */
const MOST_LETTERS = [
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, 16],
  [/\p{Script=Cyrillic}/u, 27],
  [/\p{Script=Latin}/u, 31],
] as const;

it.each(LOCALES)('what a message is about fits the list on a telephone: %s', (locale) => {
  const texts = JSON.parse(readFileSync(path.join(MESSAGES, locale, 'contact.json'), 'utf8')) as Record<string, string>;
  const reasons = Object.entries(texts).filter(([id]) => /^contact\.reason\.(?:customer|guide)\./.test(id));
  expect(reasons.length).toBeGreaterThan(9);
  const cut = reasons.filter(([, text]) => {
    const [, most] = MOST_LETTERS.find(([script]) => script.test(text)) ?? MOST_LETTERS[2];
    return text.length > most;
  });
  expect(cut).toEqual([]);
});
