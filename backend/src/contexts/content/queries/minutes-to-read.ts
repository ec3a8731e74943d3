import { bcp47, type Locale } from '../../../shared-kernel/language/locale.js';

/** What an unhurried reader manages in a minute. */
const WORDS = 220;
const JAPANESE_CHARACTERS = 500;

/** Whole minutes, one at least. */
export function minutesToRead(markdown: string, language: Locale): number {
  const text = markdown.replace(/\]\([^)]*\)/g, ' ').replace(/[#*_[\]>]/g, ' ');
  const minutes =
    language === 'ja_JP' ? text.replace(/\s/g, '').length / JAPANESE_CHARACTERS : wordsIn(text, language) / WORDS;
  return Math.max(1, Math.round(minutes));
}

function wordsIn(text: string, language: Locale): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(bcp47(language), { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1;
  return words;
}
