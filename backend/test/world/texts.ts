import { LOCALES, type Translated } from '../../src/shared-kernel/language/locale.js';

/** `Walk`, `Walk (fr_FR)`, …: a text in every language, each unlike the others. */
export const inEveryLanguage = (text: string): Translated =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, locale === 'en_US' ? text : `${text} (${locale})`]),
  ) as Translated;

export const listInEveryLanguage = (...texts: readonly string[]): Translated<readonly string[]> =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, texts.map((text) => inEveryLanguage(text)[locale])]),
  ) as unknown as Translated<readonly string[]>;
