import { bcp47, type Locale } from '../../i18n/locales.js';

/** About what result lists show, in Latin letters; Chinese and Japanese characters are twice as wide. */
const MOST = 160;
const LEAST = 70;
const WIDE = /[\u2E80-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/;

const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);

const segmentsOf = (text: string, locale: Locale, granularity: 'sentence' | 'word'): readonly string[] =>
  Array.from(new Intl.Segmenter(bcp47(locale), { granularity }).segment(text), ({ segment }) => segment);

/** As many of the pieces as find room, one after the other. */
function beginning(pieces: readonly string[], room: number): string {
  let kept = '';
  for (const piece of pieces) {
    if (widthOf((kept + piece).trimEnd()) > room) break;
    kept += piece;
  }
  return kept.trimEnd();
}

/** A text as search results show it: its first sentences, or where the first is too long, its first words. */
export function metaDescription(text: string, locale: Locale): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (widthOf(plain) <= MOST) return plain;
  const sentences = beginning(segmentsOf(plain, locale, 'sentence'), MOST);
  if (widthOf(sentences) >= LEAST) return sentences;
  return `${beginning(segmentsOf(plain, locale, 'word'), MOST - 1).replace(/[\s,;:–—、，]+$/u, '')}…`;
}
