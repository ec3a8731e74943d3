import { LOCALES, type Locale } from './locale.js';

/** Any language of the world, as BCP 47 writes it without region: `it`, `tr`, `fil`. */
export type LanguageCode = string;

/** Codes that name no language: several, unknown, none, a root of data. */
const NO_LANGUAGE = new Set(['mul', 'und', 'zxx', 'mis', 'root']);
const NAMES = new Intl.DisplayNames('en-US', { type: 'language', fallback: 'none' });

/** Whether a text is the code of a language that has a name. An old code (`iw`) is not: its language has another now. */
export const isLanguageCode = (text: string): text is LanguageCode =>
  /^[a-z]{2,3}$/.test(text) &&
  !NO_LANGUAGE.has(text) &&
  Intl.getCanonicalLocales(text)[0] === text &&
  NAMES.of(text) !== undefined;

/** The language of the product that somebody with this mother tongue reads; undefined if we do not speak it. */
export const localeOf = (code: LanguageCode): Locale | undefined =>
  LOCALES.find((locale) => locale.startsWith(`${code}_`));
