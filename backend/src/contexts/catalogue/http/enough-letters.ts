import { registerDecorator } from 'class-validator';

/** One sign is a syllable or a word: 東京 and パリ are whole names. */
const SIGN = String.raw`[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]`;

/** All that people type of these: GB, UK, US, NZ, ГБ; DC, HK, KL, LA, NY, SF, SG. */
const SHORT_NAME = String.raw`^\s*(?:[Gg][Bb]|[Uu][KkSs]|[Nn][YyZz]|[Гг][Бб]|[Dd][Cc]|[Hh][Kk]|[Kk][Ll]|[Ll][Aa]|[Ss][FfGg])\s*$`;

/**
 * Three characters or more, spaces not counted; two where one of them is a sign, and where they are all of a name.
 * It stands in the API's description, by which clients ask in time.
 */
export const ENOUGH_LETTERS = String.raw`\S\s*\S\s*\S|${SIGN}\s*\S|\S\s*${SIGN}|${SHORT_NAME}`;

const enough = new RegExp(ENOUGH_LETTERS, 'u');

/** A text that is long enough to search for. */
export const EnoughLetters = (): PropertyDecorator => (target, propertyName) => {
  registerDecorator({
    name: 'enoughLetters',
    target: target.constructor,
    propertyName: propertyName as string,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && enough.test(value),
      defaultMessage: () => '$property must have at least three characters',
    },
  });
};
