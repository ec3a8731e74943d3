import { bcp47, type Locale } from '../../../shared-kernel/locale.js';

type Measure = (text: string) => number;

/** No line begins with what only ends a word, a phrase or a bracket. */
const NEVER_FIRST = /^[、。，．・：；？！ー゛゜々〻’”）〕］｝〉》」』】»)\]},.:;?!%–—～\p{Script=Hiragana}]+$/u;
const NEVER_LAST = /[‘“（〔［｛〈《「『【«([{]$/u;

/**
 * Cuts a title into `count` lines of much the same width: between words, in Japanese between phrases. Undefined where it
 * has not so many.
 */
export function titleLines(
  title: string,
  language: Locale,
  count: number,
  measure: Measure,
): readonly string[] | undefined {
  const parts = language === 'ja_JP' ? japanesePhrases(title) : words(title);
  return parts.length < count ? undefined : evenest(parts, count, measure);
}

const words = (text: string): readonly string[] => text.trim().split(/(?<=\s)/u);

/** Words with the particles and signs that follow them. */
function japanesePhrases(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter(bcp47('ja_JP'), { granularity: 'word' }).segment(text.trim())) {
    const last = phrases.at(-1);
    if (last !== undefined && (NEVER_FIRST.test(segment) || NEVER_LAST.test(last) || /^\s+$/u.test(segment)))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}

/** Of all ways to cut, the one whose widest line is narrowest. */
function evenest(parts: readonly string[], count: number, measure: Measure): readonly string[] {
  const whole = [parts.join('').trim()];
  if (count === 1) return whole;
  let best = { lines: whole as readonly string[], width: Number.POSITIVE_INFINITY };
  for (let end = 1; end <= parts.length - count + 1; end += 1) {
    const first = parts.slice(0, end).join('').trim();
    if (measure(first) >= best.width) break;
    const lines = [first, ...evenest(parts.slice(end), count - 1, measure)];
    const width = Math.max(...lines.map(measure));
    if (width < best.width) best = { lines, width };
  }
  return best.lines;
}
