import { JOINER } from './text-runs.js';

/** Width of a text in the unit of the line's width. */
export type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const words = new Intl.Segmenter('ja', { granularity: 'word' });

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEFー・]/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HIRAGANA = /^\p{Script=Hiragana}/u;
const HAN = /^\p{Script=Han}/u;
const ALL_HAN = /^\p{Script=Han}+$/u;
const POLITE = /^[おご]$/u;
const PAUSE = /[、。，．！？]/u;
const DIGIT = /\d/;
/** JIS X 4051: no line begins with these … */
const NEVER_FIRST =
  /[、。，．・：；？！ー゛゜ヽヾゝゞ々〻’”）〕］｝〉》」』】〙〗〟»ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ)\]},.:;?!%‐–〜～]/u;
/** … and none ends with these. */
const NEVER_LAST = /[‘“（〔［｛〈《「『【〘〖〝«([{￥$€£〒]/u;

/**
 * Breaks a text into lines that are not wider than `width`: at spaces and after hyphens, between Japanese phrases
 * where the rules for their punctuation let it, but neither between a number and what it counts nor beside U+2060, and
 * inside a word or phrase only when it alone is too wide. `\n` begins a new line.
 */
export function breakLines(text: string, width: number, measure: Measure): readonly string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (part: string): boolean => measure(part.trimEnd()) <= width;
  const add = (piece: string): void => {
    if (fits(line + piece)) {
      line += piece;
      return;
    }
    if (line !== '') lines.push(line.trimEnd());
    const { full, rest } = cutWide(piece, width, measure);
    lines.push(...full);
    line = rest;
  };
  for (const piece of fitting(text, (part) => fits(printed(part)))) add(printed(piece));
  return [...lines, line.trimEnd()];
}

/** Each with less kept together, for what is too wide for a line. */
const WAYS: readonly ((text: string) => ReadonlySet<number> | undefined)[] = [
  (text) => phraseStarts(text, LONGEST_COMPOUND),
  (text) => phraseStarts(text, 0),
  () => undefined,
];

function fitting(text: string, fits: (piece: string) => boolean, [way, ...finer] = WAYS): readonly string[] {
  return pieces(text, way?.(text)).flatMap((piece) =>
    fits(piece) || finer.length === 0 ? [piece] : fitting(piece, fits, finer),
  );
}

const printed = (piece: string): string => piece.replaceAll(JOINER, '');

/** What may not be broken, each with the spaces after it; in Japanese whole phrases, where it is known how they begin. */
function pieces(text: string, phrases?: ReadonlySet<number>): readonly string[] {
  const found: string[] = [];
  let before = '';
  for (const { segment, index } of graphemes.segment(text)) {
    if (before !== '' && !mayBreakBetween(before, segment, phrases?.has(index) ?? true))
      found[found.length - 1] += segment;
    else found.push(segment);
    before = segment;
  }
  return found;
}

/** Characters of two words that are one: `集合場所`, `現地時間`. */
const LONGEST_COMPOUND = 4;

/**
 * A phrase is a word with the particles and endings after it, which are written in hiragana, up to a pause: `集合場所で`,
 * `ご連絡ください`. Words of Chinese characters beside each other are one up to the length of a compound.
 */
function phraseStarts(text: string, longestCompound: number): ReadonlySet<number> {
  const starts = new Set<number>();
  let isPolite = false;
  let compound = 0;
  for (const { segment, index } of words.segment(text)) {
    const isPrefix = POLITE.test(segment) && HAN.test(text.slice(index + segment.length));
    const isAfterPause = PAUSE.test(text.charAt(index - 1));
    const han = ALL_HAN.test(segment) ? segment.length : 0;
    const isJoined = han > 0 && compound > 0 && compound + han <= longestCompound;
    if (isPrefix || isAfterPause || (!HIRAGANA.test(segment) && !isPolite && !isJoined)) starts.add(index);
    isPolite = isPrefix;
    compound = isJoined ? compound + han : han;
  }
  return starts;
}

function mayBreakBetween(before: string, after: string, beginsPhrase: boolean): boolean {
  if (after === ' ' || before === JOINER || after === JOINER) return false;
  if (before === ' ') return true;
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  if (before === '-' || before === '‐' || before === '–') return /\p{L}/u.test(after);
  if (DIGIT.test(before) || (KATAKANA.test(before) && KATAKANA.test(after))) return false;
  return beginsPhrase && (JAPANESE.test(before) || JAPANESE.test(after));
}

/** A piece wider than a line is cut where the line ends. */
function cutWide(piece: string, width: number, measure: Measure): { full: string[]; rest: string } {
  const full: string[] = [];
  let rest = '';
  for (const { segment } of graphemes.segment(piece)) {
    if (rest !== '' && measure((rest + segment).trimEnd()) > width) {
      full.push(rest);
      rest = '';
    }
    rest += segment;
  }
  return { full, rest };
}
