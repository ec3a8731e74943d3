import { bcp47, type Locale } from '../../../shared-kernel/language/locale.js';

type Measure = (text: string) => number;

/** No line begins with what only ends a word, a phrase or a bracket. */
const NEVER_FIRST = /^[｜、。，．・：；？！ー゛゜々〻’”）〕］｝〉》」』】»)\]},.:;?!%–—～\p{Script=Hiragana}]+$/u;
/** A particle that the segmenter took for the beginning of a word: `と腹`. */
const PARTICLE_FIRST = /^[はがをにへとのでも]\p{Script=Han}/u;
/** A name of more than one word, such as `Giulia R.`, is one thing among Japanese ones. */
const LATIN_BEFORE = /\p{Script=Latin}\s+$/u;
const LATIN_FIRST = /^\p{Script=Latin}/u;
const NEVER_LAST = /[‘“（〔［｛〈《「『【«([{]$/u;

/**
 * How the eye takes the end of a line: `at-rest` after a sign or a space, `leaning` after a little word that belongs to
 * the next (`und`, `в`, `de la`), `torn` within one thing's name.
 */
const STUMBLES = {
  'at-rest': 0,
  'after-phrase': 1,
  'within-phrase': 1,
  'after-hyphen': 2,
  leaning: 2,
  'before-noun': 9,
  torn: 16,
} as const;
/** A last line this much shorter than the longest is lonely. */
const LONELY = { japanese: 0.25, others: 0.42 };
/** What a stumble may cost in width before it is the smaller evil, as a share of the line's room. */
const SHARE_OF_STUMBLE = 0.06;

export interface TitleLines {
  readonly lines: readonly string[];
  /** The more, the worse the lines end. */
  readonly stumbles: number;
}

/**
 * Cuts a title into `count` lines of much the same width, none wider than `room`: between words, and after no little word
 * that leans on the next; in Japanese between phrases and best after a sign. Where no cut fits, the narrowest one.
 * Undefined where it has not so many parts.
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
  const all = cuts(parts, count).map((cut) => {
    // Where a line ends, nothing more parts it from the next.
    const lines = cut.map((line) => line.trim().replace(/｜$/u, ''));
    const width = Math.max(...lines.map(measure));
    const ends = cut
      .slice(0, -1)
      .map((line, index) => STUMBLES[isJapanese ? endOfPhrase(line) : endOfWords(line, cut[index + 1] ?? '')]);
    const isLonely = count > 1 && measure(lines.at(-1) ?? '') < width * LONELY[isJapanese ? 'japanese' : 'others'];
    const stumbles = ends.reduce<number>((sum, each) => sum + each, isLonely ? STUMBLES.leaning : 0);
    return { lines, width, stumbles };
  });
  const price = ({ stumbles, width }: (typeof all)[number]): number =>
    isJapanese ? stumbles * room + width : stumbles * room * SHARE_OF_STUMBLE + width;
  const [best] = all.filter(({ width }) => width <= room).sort((a, b) => price(a) - price(b));
  return best ?? all.sort((a, b) => a.width - b.width)[0];
}

/** `パラティーノの` leans on the hill that follows; `ガラタ` is torn from its bridge. */
function endOfPhrase(line: string): keyof typeof STUMBLES {
  if (/[\s｜、。，！？：；」』）]$/u.test(line)) return 'at-rest';
  if (line.endsWith('の')) return 'before-noun';
  return /\p{Script=Hiragana}$/u.test(line) ? 'after-phrase' : 'torn';
}

/** A phrase begins with a little word (`and`, `nach`, `l’`); `The` leans on `Rocks`. */
function endOfWords(line: string, next: string): keyof typeof STUMBLES {
  if (line.endsWith('-')) return 'after-hyphen';
  if (/[.,:;!?–—»”)]\s*$/u.test(line)) return 'at-rest';
  if (/(?:^|[\s’'])\p{L}\p{Ll}{0,2}\s*$/u.test(line)) return 'leaning';
  return /^\p{Ll}{1,4}(?:[\s’']|$)/u.test(next) ? 'at-rest' : 'within-phrase';
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

/** What stands between spaces that may be broken, and the halves of a word with a hyphen; a dash stays with the word before it. */
const words = (text: string): readonly string[] =>
  text.trim().split(/(?<=[ \n])(?![–—:;!?»] )|(?<=\p{L}{3}-)(?=\p{L}{3})/u);

/** Words with the particles and signs that follow them. */
function japanesePhrases(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter(bcp47('ja_JP'), { granularity: 'word' }).segment(text.trim())) {
    const last = phrases.at(-1);
    if (
      last !== undefined &&
      (NEVER_FIRST.test(segment) ||
        PARTICLE_FIRST.test(segment) ||
        NEVER_LAST.test(last) ||
        /^\s+$/u.test(segment) ||
        (LATIN_BEFORE.test(last) && LATIN_FIRST.test(segment)))
    )
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  return phrases;
}
