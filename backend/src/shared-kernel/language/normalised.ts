/** Letters that Unicode does not take apart into a letter and its accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};

/** A name as it is compared: no case, no accents (パ is no ハ with one), no punctuation, words with one space between. */
export const normalised = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøđłıæœþð]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const SIGN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;

/** Whether a sign of the text is a syllable or a word: 東京 and パリ are whole names. */
export const hasSigns = (text: string): boolean => SIGN.test(text);
