import { JOINER } from './text-runs.js';

/** Width of a text in the unit of the line's width. */
export type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEFー・]/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const DIGIT = /\d/;
/** JIS X 4051: no line begins with these … */
const NEVER_FIRST =
  /[、。，．・：；？！ー゛゜ヽヾゝゞ々〻’”）〕］｝〉》」』】〙〗〟»ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ)\]},.:;?!%‐–〜～]/u;
/** … and none ends with these. */
const NEVER_LAST = /[‘“（〔［｛〈《「『【〘〖〝«([{￥$€£]/u;

/**
 * Breaks a text into lines that are not wider than `width`: at spaces and after hyphens, between Japanese characters
 * where the rules for their punctuation let it, but neither between a number and what it counts nor inside a word of
 * katakana nor beside U+2060, and inside a word only when the word alone is too wide. `\n` begins a new line.
 */
export function breakLines(text: string, width: number, measure: Measure): readonly string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    const { full, rest } = cutWide(piece, width, measure);
    lines.push(...full);
    line = rest;
  }
  return [...lines, line.trimEnd()];
}

/** What may not be broken, each with the spaces after it. */
function pieces(text: string): readonly string[] {
  const found: string[] = [];
  let before = '';
  for (const { segment } of graphemes.segment(text)) {
    if (before !== '' && !mayBreakBetween(before, segment)) found[found.length - 1] += segment;
    else found.push(segment);
    before = segment;
  }
  return found.map((piece) => piece.replaceAll(JOINER, ''));
}

function mayBreakBetween(before: string, after: string): boolean {
  if (after === ' ' || before === JOINER || after === JOINER) return false;
  if (before === ' ') return true;
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  if (before === '-' || before === '‐' || before === '–') return /\p{L}/u.test(after);
  if (DIGIT.test(before) || (KATAKANA.test(before) && KATAKANA.test(after))) return false;
  return JAPANESE.test(before) || JAPANESE.test(after);
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
