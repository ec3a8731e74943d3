/** Holds together what stands beside it, unseen: the fonts have no hyphen that does not break. */
const JOINER = '\u2060';

/** A letter alone: `E-Mail`. No part of an address. */
const AFTER_ONE_LETTER = /(?<![\p{L}\p{N}/.@_-]\p{L})(?<=\p{L})-(?=\p{L})(?![\p{L}\p{N}.+_-]*@)/gu;
/** `по-прежнему`, `кое-что` */
const AFTER_PREFIX = /(?<=(?<!\p{L})(?:по|кое|из|во))-(?=\p{Script=Cyrillic})/giu;
/** `кто-то`, `кому-нибудь` */
const BEFORE_PARTICLE = /(?<=\p{Script=Cyrillic})-(?=(?:то|либо|нибудь|ка|таки)(?!\p{L}))/giu;

/** `+7 495 123-45-67`, `до 10-го числа` */
const WITHIN_A_NUMBER = /(?<=\d)-(?=\d|[а-я]{1,3}(?!\p{L}))/gu;

/** `+49 30 123456` */
const WITHIN_A_PHONE_NUMBER = /(?<=\+\d[\d -]*) (?=\d)/g;

/** `30 Tage`, `60 minutes` */
const BEFORE_WHAT_IS_COUNTED = /(?<=(?<![\p{L}\p{N}.,:-])\d{1,3}) (?=\p{L})/gu;

/** `(Buchstabe b)`, `(пункт (b))` */
const BEFORE_LETTER_OF_A_LIST = / (?=\(?\p{L}\))/gu;

/** `в Риме`, `гид и гости`, `до вечера`: such a word stands with the one that follows. */
const AFTER_SHORT_WORD = /(?<=(?<![\p{L}\p{N}.-])(?:[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со)) (?=\S|$)/giu;

/**
 * No line of prose ends after a hyphen that leaves one letter there, or tears a particle or a number apart, from what it
 * counts either, or the letter of a list from its word; in Russian none ends with a preposition or another word of one or two letters.
 */
export const nonBreaking = (text: string): string =>
  [AFTER_ONE_LETTER, AFTER_PREFIX, BEFORE_PARTICLE, WITHIN_A_NUMBER]
    .reduce((said, hyphen) => said.replace(hyphen, `-${JOINER}`), text)
    .replace(WITHIN_A_PHONE_NUMBER, '\u00A0')
    .replace(BEFORE_WHAT_IS_COUNTED, '\u00A0')
    .replace(BEFORE_LETTER_OF_A_LIST, '\u00A0')
    .replace(AFTER_SHORT_WORD, '\u00A0');

/** `ストリートアート` before `ツアー`: Japanese writes several words of another language as one. */
const BEFORE_TOUR = /(?<=\p{Script=Katakana}ー?)(?=ツアー$)/u;

/** `Museums` before `führungen`: a browser without German syllables would leave the last letter alone. */
const BEFORE_GUIDED_WALKS = /(?<=\p{L})(?=führungen$)/u;

/** What something is called, with a place for a line's end where a narrow place would tear a word apart. */
export const breakable = (title: string): string =>
  nonBreaking(title).replace(BEFORE_TOUR, '\u200B').replace(BEFORE_GUIDED_WALKS, '\u00AD');
