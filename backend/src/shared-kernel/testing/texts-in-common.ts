import type { Locale } from '../language/locale.js';

/** How two texts of a language are compared. */
interface Writing {
  /** What a name looks like inside a sentence. */
  readonly name: RegExp;
  readonly unit: RegExp;
  /** So many units in the same order are more than chance. */
  readonly run: number;
}

const inWords: Writing = { name: /\p{Lu}[\p{L}’'-]*/gu, unit: /\p{L}+/gu, run: 4 };
const inJapanese: Writing = { name: /[\p{Script=Katakana}ー・]+/gu, unit: /\p{L}/gu, run: 8 };
const writingOf = (language: Locale): Writing => (language === 'ja_JP' ? inJapanese : inWords);

/** The text with another name, or none, in the place of each of its own. */
export const renamed = (text: string, language: Locale, name = ''): string =>
  text.replace(writingOf(language).name, name);

type Runs = ReadonlySet<string>;

function runsIn(text: string, language: Locale): Runs {
  const { unit, run } = writingOf(language);
  const units = renamed(text, language, ' ').match(unit) ?? [];
  return new Set(units.slice(run - 1).map((_, index) => units.slice(index, index + run).join(' ')));
}

const share = (a: Runs, b: Runs): number =>
  [...a].filter((run) => b.has(run)).length / Math.max(1, Math.min(a.size, b.size));

/** The part, 0 to 1, of the shorter text that stands in the other one too, when the names are left out. */
export const inCommon = (one: string, other: string, language: Locale): number =>
  share(runsIn(one, language), runsIn(other, language));

/** Each pair of texts of which more is in common, by their names. */
export function alike(texts: ReadonlyMap<string, string>, language: Locale, most: number): readonly string[] {
  const all = [...texts].map(([name, text]) => [name, runsIn(text, language)] as const);
  return all.flatMap(([name, runs], index) =>
    all.slice(index + 1).flatMap(([other, otherRuns]) => {
      const common = share(runs, otherRuns);
      return common > most ? [`${name} and ${other}: ${common.toFixed(2)}`] : [];
    }),
  );
}
