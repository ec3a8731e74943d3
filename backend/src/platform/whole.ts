const DATE =
  /\d{1,2}(?:er|\.)? (?:de )?\p{L}{3,}\.?(?: (?:de )?\d{4}(?!\d)(?: г\.)?)?|\p{Lu}\p{Ll}{2,} \d{1,2}, \d{4}(?!\d)/u;
const POSTAL_CODE_AND_TOWN = /(?:\p{Lu}{1,2}-)?\d{4,6} \p{Lu}\p{L}+/u;
/** `2-18-9`, `〒111-0034`, `2–12 years`, `2〜12歳` */
const RANGE = /〒?\d+(?:[-–〜～]\d+)+(?:歳| [\p{Script=Latin}\p{Script=Cyrillic}]+)?/u;
const PHONE_NUMBER = /\+\d[\d -]+\d/u;
/** `30 Tage`, `в 08:00` */
const COUNTED = /\d{1,3} \p{L}+|[вàa] \d{1,2}:\d{2}/u;
/** `BK-4F8T2W`: typed and searched for as one word. */
const REFERENCE = /[A-Z0-9]{2,}-[A-Z0-9]{2,}(?![\p{Script=Latin}\p{N}])/u;

/** What no line's end may tear apart. */
export const WHOLE = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}.,:/+_-])(?:${[PHONE_NUMBER, REFERENCE, DATE, POSTAL_CODE_AND_TOWN, RANGE, COUNTED].map(({ source }) => source).join('|')})|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])(?:${RANGE.source})`,
  'gu',
);
