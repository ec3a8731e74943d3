/** Invisible characters without use in text: they reverse the direction of writing, break words or hide letters. */
const UNSEEN =
  /[\u00AD\u115F\u1160\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|\p{Noncharacter_Code_Point}/gu;
/**
 * A black flag followed by tag characters is the flag of England, Scotland or Wales. Elsewhere tag characters hide
 * text.
 */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E007F}]/gu;
/** Scripts of our languages and their neighbours whose letters need no joiners. */
const WITHOUT_SUCH_LETTERS = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
const otherScript = `(?![${WITHOUT_SUCH_LETTERS.map((script) => `\\p{scx=${script}}`).join('')}])[\\p{L}\\p{M}]`;
const picture = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]';
/** Joiners that no preceding letter needs and that do not join two pictures: 👩‍🚀. */
const IDLE_JOINERS = new RegExp(
  `(?<!${otherScript})[\\u180E\\u200C]|(?<!${otherScript})(?:(?<!${picture})\\u200D|\\u200D(?!\\p{Extended_Pictographic}))`,
  'gu',
);
/** Line and paragraph separators, at which few programs break a line. */
const SEPARATORS = /[\u2028\u2029]/g;
const HAS_HIDDEN =
  /[\u00AD\u115F\u1160\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFF]|[\p{Noncharacter_Code_Point}\u061C]|[\u{E0000}-\u{E007F}]/u;
const SEEN = /[^\p{C}\p{Z}]/u;

/**
 * Removes invisible characters and characters that reverse the direction of writing. Pasted text contains them, and so
 * does text that is meant to deceive. Characters that scripts and emoji need stay, and so do marks of direction.
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
