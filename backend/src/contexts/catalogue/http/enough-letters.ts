import { registerDecorator } from 'class-validator';

const LEAST = 3;
/** One sign is a syllable or a word: 東京 and パリ are whole names. */
const LEAST_SIGNS = 2;
const SIGNS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;

const hasEnoughLetters = (text: string): boolean =>
  [...text.replace(/\s/g, '')].length >= (SIGNS.test(text) ? LEAST_SIGNS : LEAST);

/** A text to search for: three characters or more, spaces not counted; two in a script of syllables or words. */
export const EnoughLetters = (): PropertyDecorator => (target, propertyName) => {
  registerDecorator({
    name: 'enoughLetters',
    target: target.constructor,
    propertyName: propertyName as string,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && hasEnoughLetters(value),
      defaultMessage: () => '$property must have at least three characters',
    },
  });
};
