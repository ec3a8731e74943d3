import { bcp47, type Locale } from '../../../shared-kernel/locale.js';

type Measure = (text: string) => number;

/** No line begins with what only ends a word, a phrase or a bracket. */
const NEVER_FIRST = /^[、。，．・：；？！ー゛゜々〻’”）〕］｝〉》」』】»)\]},.:;?!%–—～\p{Script=Hiragana}]+$/u;
/** A particle that the segmenter took for the beginning of a word: `と腹`. */
const PARTICLE_FIRST = /^[はがをにへとのでも]\p{Script=Han}/u;
const NEVER_LAST = /[‘“（〔［｛〈《「『【«([{]$/u;

/** How the eye takes the end of a line: `at-rest` after a sign or a space, `torn` within one thing's name. */
const STUMBLES = { 'at-rest': 0, 'after-phrase': 1, 'before-noun': 4, torn: 16 } as const;

export interface TitleLines {
  readonly lines: readonly string[];
  /** No line ends within what belongs together. */
  readonly isWhole: boolean;
  /** The more, the worse the lines end. */
  readonly stumbles: number;
}

/**
 * Cuts a title into `count` lines of much the same width: between words, in Japanese between phrases and best after a
 * sign, as long as no line is wider than `room`. Undefined where it has not so many parts.
 */
export function titleLines(
  title: string,
  language: Locale,
  count: number,
  measure: Measure,
  room: number,
): TitleLines | undefined {
  const isJapanese = language === 'ja_JP';
  const parts = isJapanese ? japanesePhrases(title) : words(title);
  if (parts.length < count) return undefined;
  const even = evenest(parts, count, measure);
  if (!isJapanese) return { lines: even, isWhole: true, stumbles: 0 };
  const widths = new Map<string, number>();
  const widthOf = (line: string): number => {
    const width = widths.get(line) ?? measure(line.trim());
    widths.set(line, width);
    return width;
  };
  const fitting = cuts(parts, count).filter((lines) => lines.every((line) => widthOf(line) <= room));
  const [best] = fitting
    .map((lines) => ({ ...ended(lines), width: Math.max(...lines.map(widthOf)) }))
    .sort((a, b) => a.stumbles - b.stumbles || a.width - b.width);
  return best ?? { ...ended(even), lines: even };
}

function ended(lines: readonly string[]): TitleLines {
  const ends = lines.slice(0, -1).map((line) => STUMBLES[endOf(line)]);
  const stumbles = ends.reduce<number>((sum, each) => sum + each, 0);
  return {
    lines: lines.map((line) => line.trim()),
    isWhole: Math.max(0, ...ends) <= STUMBLES['after-phrase'],
    stumbles,
  };
}

/** `パラティーノの` leans on the hill that follows; `ガラタ` is torn from its bridge. */
function endOf(line: string): keyof typeof STUMBLES {
  if (/[\s、。，！？：；」』）]$/u.test(line)) return 'at-rest';
  if (line.endsWith('の')) return 'before-noun';
  return /\p{Script=Hiragana}$/u.test(line) ? 'after-phrase' : 'torn';
}

/** All ways to make so many lines of the parts. */
function cuts(parts: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[parts.join('')]];
  return parts
    .slice(0, parts.length - count + 1)
    .flatMap((_, last) =>
      cuts(parts.slice(last + 1), count - 1).map((rest) => [parts.slice(0, last + 1).join(''), ...rest]),
    );
}

const words = (text: string): readonly string[] => text.trim().split(/(?<=\s)/u);

/** Words with the particles and signs that follow them. */
function japanesePhrases(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter(bcp47('ja_JP'), { granularity: 'word' }).segment(text.trim())) {
    const last = phrases.at(-1);
    if (
      last !== undefined &&
      (NEVER_FIRST.test(segment) || PARTICLE_FIRST.test(segment) || NEVER_LAST.test(last) || /^\s+$/u.test(segment))
    )
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
