import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

const OTHER_THAN_NUMBERS_HAVE = /[^\d+().\-/]+/g;
const PLUS_INSIDE = /(?!^)\+ ?/g;
const DIALLED_PREFIX = /^00/;

/** Any way of writing a number, full-width digits and typographic dashes too → what can be read as one. */
const clean = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(OTHER_THAN_NUMBERS_HAVE, ' ')
    .trim()
    .replace(PLUS_INSIDE, '')
    .replace(DIALLED_PREFIX, '+');

const known = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined);

/** A number without the code of a country must be one of the chosen country: guides dial from anywhere. */
function read(text: string, country: string) {
  const written = clean(text);
  const number = parsePhoneNumberFromString(written, known(country));
  const isNumber = written.startsWith('+') ? number?.isPossible() : number?.isValid();
  return { written, number: isNumber ? number : undefined };
}

/** `090-1234-5678` of `JP`, or `+81 90 1234 5678` of any country → `+819012345678`; what is no number stays as it is. */
export function e164Of(text: string, country: string): string {
  const { written, number } = read(text, country);
  return number?.number ?? written;
}

export const isPhoneNumber = (text: string): boolean => read(text, '').number !== undefined;

/** Of the code that a number begins with, as soon as it tells the country (`+1` alone does not). */
export function countryNamedIn(text: string): string | undefined {
  const written = clean(text);
  if (!written.startsWith('+')) return undefined;
  const typed = new AsYouType();
  typed.input(written);
  return typed.getCountry();
}

/** A number with a country's code, as it is dialled inside its country; any other text as it is. */
export function withoutCountry(text: string): string {
  const written = clean(text);
  return (written.startsWith('+') && parsePhoneNumberFromString(written)?.formatNational()) || text;
}

/** `+819012345678` → `+81 90-1234-5678`; what is no number stays as it is. */
export const readable = (number: string): string => parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** `JP` → `+81`. */
export const callingCodeOf = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';

export const phoneCountries = getCountries();
