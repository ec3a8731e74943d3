/** Which of the bundled fonts has the characters: Noto Sans for Latin, Cyrillic and Greek, Noto Sans JP for Japanese. */
export type Face = 'sans' | 'japanese';

export interface TextRun {
  readonly face: Face;
  readonly text: string;
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF\u203B]/u;

/** U+2060, beside which no line ends: no font has it. */
export const JOINER = '\u2060';

/** Cuts a text where the font must change. */
export function textRuns(text: string): readonly TextRun[] {
  const runs: { face: Face; text: string }[] = [];
  for (const character of text.replaceAll(JOINER, '')) {
    const face: Face = JAPANESE.test(character) ? 'japanese' : 'sans';
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

/**
 * What the fonts can show: composed letters, U+00A0 for the narrow space, nothing for what controls and marks direction.
 * U+2060 stays until the lines are broken.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202F', '\u00A0')
    .replace(/\t/g, ' ')
    .replace(/[^\P{C}\n\u2060]/gu, '');
}
