/** As the API describes it (`pattern` of its city search): three characters, or two where one is a kanji or kana, or that are a name: UK. */
export const ENOUGH_LETTERS =
  /\S\s*\S\s*\S|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]\s*\S|\S\s*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]|^\s*(?:[Gg][Bb]|[Uu][KkSs]|[Nn][YyZz]|[Гг][Бб]|[Dd][Cc]|[Hh][Kk]|[Kk][Ll]|[Ll][Aa]|[Ss][FfGg])\s*$/u;

/** Whether the API answers a search for it. */
export const hasEnoughLetters = (text: string): boolean => ENOUGH_LETTERS.test(text);
