import { bcp47, type Locale } from './locale.js';

const namers = new Map<string, Intl.DisplayNames>();

function namerOf(type: 'language' | 'region' | 'currency', reader: Locale): Intl.DisplayNames {
  const key = `${type} ${reader}`;
  const namer = namers.get(key) ?? new Intl.DisplayNames(bcp47(reader), { type });
  namers.set(key, namer);
  return namer;
}

/** `German` or `allemand`: the language of a locale, without its region, as the reader's language writes it in a sentence. */
export const languageName = (locale: Locale, reader: Locale): string =>
  namerOf('language', reader).of(locale.slice(0, 2)) ?? locale;

/** `Italy` or `イタリア`, of an ISO 3166-1 alpha-2 code. */
export const countryName = (code: string, reader: Locale): string => namerOf('region', reader).of(code) ?? code;

/** `euro` or `ユーロ`, of an ISO 4217 code. */
export const currencyName = (code: string, reader: Locale): string => namerOf('currency', reader).of(code) ?? code;

/** As it stands alone, not in a sentence: `Deutsch`, `Français`. */
export const capitalised = (text: string, language: Locale): string =>
  text.charAt(0).toLocaleUpperCase(bcp47(language)) + text.slice(1);

/** `Terrace, Via Appia 1`: what a place is called, then where that is, with the comma of the reader's writing. */
export const placeLine = (parts: readonly string[], reader: Locale): string =>
  parts.filter(Boolean).join(reader === 'ja_JP' ? '、' : ', ');
