import { bcp47, DEFAULT_LOCALE, type Locale, type Translated } from './locale.js';

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

/** How addresses write countries besides their full names. */
const SHORT_NAMES = { USA: 'US', UK: 'GB', UAE: 'AE', Turkey: 'TR' } as const;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let codes: ReadonlyMap<string, string> | undefined;

/** Codes of countries by their English names. */
function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map([
    ...pairs.flatMap((code) => {
      const name = english.of(code);
      return name === undefined ? [] : [[name, code] as const];
    }),
    ...Object.entries(SHORT_NAMES),
  ]);
}

/** Where a place is. */
export interface Addressed {
  /** In Latin letters, as they are read on the spot; where it names its country, it ends in that name in English. */
  readonly address: string;
  /** Whole, for readers of languages that write it otherwise; missing in what was sold before there were any. */
  readonly addresses?: Partial<Translated>;
}

/** `Piazzale Ostiense, Roma, Italien` or `〒111-0034 東京都台東区雷門2-18-9`: an address for its reader. */
export const addressIn = ({ address, addresses }: Addressed, reader: Locale): string =>
  addresses?.[reader] ?? withCountryFor(address, reader);

function withCountryFor(address: string, reader: Locale): string {
  codes ??= codesByName();
  const end = address.lastIndexOf(', ') + 2;
  const code = end > 1 ? codes.get(address.slice(end)) : undefined;
  return code === undefined || reader === DEFAULT_LOCALE ? address : address.slice(0, end) + countryName(code, reader);
}

const partsOf = (text: string): readonly string[] => text.split(/[,、]\s*/);

/** `Statue, Parliament Square, London`: a meeting point's name and where that is; the address begins after what the name says. */
export function meetingLine(name: string, place: Addressed, reader: Locale): string {
  const said = partsOf(name).map((part) => part.toLowerCase());
  const address = addressIn(place, reader);
  const [first = '', ...rest] = partsOf(address);
  const isSaid = said.includes(first.toLowerCase());
  return placeLine([name, isSaid ? rest.join(', ') : address], reader);
}
