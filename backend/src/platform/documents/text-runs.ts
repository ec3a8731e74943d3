import { WHOLE } from '../whole.js';
import { type FontName, openFont } from './fonts.js';

/** How a text is set: in the quiet sans, or as a title in the identity's serif. */
export type Cut = 'regular' | 'bold' | 'title';

export interface TextRun {
  readonly font: FontName;
  readonly text: string;
}

/** The fonts of a cut; of those for letters the first one that has a character sets it. */
const FONTS: Readonly<
  Record<Cut, { readonly letters: readonly [FontName, ...FontName[]]; readonly japanese: FontName }>
> = {
  regular: { letters: ['sans-regular'], japanese: 'japanese-regular' },
  bold: { letters: ['sans-bold'], japanese: 'japanese-bold' },
  title: { letters: ['serif-latin', 'serif-cyrillic', 'sans-bold'], japanese: 'japanese-bold' },
};

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF\u203B]/u;
/** Signs, digits, spaces and marks belong to no script: they look like the letters beside them. */
const OF_NO_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** U+2060, beside which no line ends: no font has it. */
export const JOINER = '\u2060';

/** Cuts a text where the font must change. */
export function textRuns(text: string, cut: Cut): readonly TextRun[] {
  const { letters, japanese } = FONTS[cut];
  const runs: { font: FontName; text: string }[] = [];
  const written = text.replaceAll(JOINER, '');
  for (const character of written) {
    const last = runs.at(-1);
    const font = JAPANESE.test(character) ? japanese : letterFont(character, last?.font ?? firstFont(written, letters));
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;

  function letterFont(character: string, beside: FontName): FontName {
    if (letters.length === 1) return letters[0];
    const goesOn = OF_NO_SCRIPT.test(character) && beside !== japanese && has(beside, character);
    return goesOn ? beside : fontOf(character, letters);
  }
}

/** The font of the first letter, which signs before it share. */
function firstFont(text: string, letters: readonly [FontName, ...FontName[]]): FontName {
  const letter = Array.from(text).find((character) => !OF_NO_SCRIPT.test(character) && !JAPANESE.test(character));
  return letter === undefined ? letters[0] : fontOf(letter, letters);
}

const fontOf = (character: string, letters: readonly [FontName, ...FontName[]]): FontName =>
  letters.find((name) => has(name, character)) ?? letters[0];

const has = (name: FontName, character: string): boolean =>
  openFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * What the fonts can show: composed letters, U+00A0 for the narrow space, a hyphen that keeps its line for U+2011, nothing for what controls and marks direction.
 * U+2060 stays until the lines are broken.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202F', '\u00A0')
    .replaceAll('\u2011', `-${JOINER}`)
    .replace(/\t/g, ' ')
    .replace(/[^\P{C}\n\u2060]/gu, '')
    .replace(WHOLE, (whole) => whole.replaceAll(' ', '\u00A0').replace(/[-–〜～]/g, `${JOINER}$&${JOINER}`));
}
