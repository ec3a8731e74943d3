/** Seen by nobody, and in no language of any use within a text: turns the writing round, breaks words, hides letters. */
const UNSEEN =
  /[\u00AD\u115F\u1160\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|\p{Noncharacter_Code_Point}/gu;
/** Flags of England, Scotland and Wales are a black flag and these; elsewhere they hide a text in a text. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E007F}]/gu;
/** The scripts of our languages and their neighbours, whose letters nothing joins or keeps apart. */
const WITHOUT_SUCH_LETTERS = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
const otherScript = `(?![${WITHOUT_SUCH_LETTERS.map((script) => `\\p{scx=${script}}`).join('')}])[\\p{L}\\p{M}]`;
const picture = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]';
/** Joiners needed by no letter before them, and by no pictures on both sides: 👩‍🚀. */
const IDLE_JOINERS = new RegExp(
  `(?<!${otherScript})[\\u180E\\u200C]|(?<!${otherScript})(?:(?<!${picture})\\u200D|\\u200D(?!\\p{Extended_Pictographic}))`,
  'gu',
);
/** Line and paragraph separator, which few programs break a line at. */
const SEPARATORS = /[\u2028\u2029]/g;
const HAS_HIDDEN =
  /[\u00AD\u115F\u1160\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFF]|[\p{Noncharacter_Code_Point}\u061C]|[\u{E0000}-\u{E007F}]/u;
const SEEN = /[^\p{C}\p{Z}]/u;

/**
 * A text as its readers see it: without what turns the writing round or is not seen at all, which comes with what people
 * paste as often as from who wants to deceive. What scripts and emoji need stays, marks of direction too.
 */
export function sanitizeText(text: string): string {
  if (!HAS_HIDDEN.test(text)) return text;
  const seen = text
    .replace(SEPARATORS, '\n')
    .replace(TAGS, (_, flag: string | undefined) => flag ?? '')
    .replace(UNSEEN, '')
    .replace(IDLE_JOINERS, '');
  return SEEN.test(seen) ? seen : seen.replace(/\p{Cf}/gu, '');
}
