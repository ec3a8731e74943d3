import { isCurrency, isLocale } from '../i18n/locales.js';

const CONTROL = /%(?:[01][\da-f]|7f)/i;

/**
 * The path; where it cannot be decoded, or has control characters, one whose percent signs stand for themselves, as the
 * server reads it.
 */
export const readableAddress = (pathname: string): string =>
  isDecodable(pathname) && !CONTROL.test(pathname) ? pathname : pathname.replaceAll('%', '%25');

function isDecodable(pathname: string): boolean {
  try {
    // Compared with something: a call whose result nobody reads is left out of the build.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/**
 * The address that the browser's router is given: readable, and below a language and a currency of ours; where it names
 * none, or its query cannot be decoded, that of the page which the server showed instead (`rendered`).
 */
export function routedAddress({ pathname, search, hash }: Location, rendered: string): string {
  const [, locale, currency] = pathname.split('/');
  return isLocale(locale) && isCurrency(currency) && isDecodable(`?${search}`)
    ? readableAddress(pathname) + search + hash
    : rendered;
}
