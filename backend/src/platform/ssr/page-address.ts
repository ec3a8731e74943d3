import { CURRENCIES, type Currency, DEFAULT_CURRENCY, isCurrency } from '../../shared-kernel/money/currency.js';
import { isLocale, type Locale, LOCALES } from '../../shared-kernel/language/locale.js';
import { preferredLocale } from '../http/preferred-locale.js';

export interface Preferences {
  /** The language cookie of the visitor's earlier choice. */
  readonly language?: string | undefined;
  readonly currency?: string | undefined;
  /** The browser's Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
}

export type PageAddress =
  | { readonly kind: 'page'; readonly locale: Locale; readonly currency: Currency }
  /**
   * 301 to the whole address: language or currency have the wrong case, or the path has repeated slashes or
   * backslashes.
   */
  | { readonly kind: 'moved'; readonly to: string }
  /** 302 to the whole address: language or currency are missing. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** 404 in the visitor's language: the language, the currency or the page does not exist. */
  | { readonly kind: 'unknown'; readonly locale: Locale; readonly currency: Currency };

const LIKE_A_LANGUAGE = /^[a-z]{2}[_-][a-z]{2}$/i;
const LIKE_A_CURRENCY = /^[A-Z]{3}$/;
/** Browsers resolve `.` and `..` before a request. In a Location header they would change the target. */
const WITH_DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Reads `/{lang}/{currency}/path?query`. Missing parts come from the cookies, from Accept-Language, or are en_US and
 * EUR.
 */
export function readAddress(url: string, preferences: Preferences): PageAddress {
  const [written, query] = splitQuery(url);
  const path = singleSlashed(written);
  const [asked = '', next = '', ...rest] = path.split('/').slice(1);
  const first = inItsCase(asked, [...LOCALES, ...CURRENCIES]);
  const second = isLocale(first) ? inItsCase(next, CURRENCIES) : next;
  const elsewhere = nowhere(preferences);
  const locale = isLocale(first) ? first : elsewhere.locale;
  const chosen = elsewhere.currency;
  if (WITH_DOTS.test(path)) return { kind: 'unknown', locale, currency: chosen };
  if (isLocale(first) && isCurrency(second)) {
    const isMoved = first !== asked || second !== next || path !== written;
    if (isMoved) return { kind: 'moved', to: `/${[first, second, ...rest].join('/')}${query}` };
    return { kind: 'page', locale: first, currency: second };
  }
  if (isLocale(first) && LIKE_A_CURRENCY.test(second)) return { kind: 'unknown', locale, currency: chosen };
  if (!isLocale(first) && LIKE_A_LANGUAGE.test(first)) return { kind: 'unknown', locale, currency: chosen };
  if (!isLocale(first) && LIKE_A_CURRENCY.test(first) && !isCurrency(first))
    return { kind: 'unknown', locale, currency: chosen };
  const [currency, parts] = isCurrency(first) ? [first, [second, ...rest]] : [chosen, [first, second, ...rest]];
  const tail = (isLocale(first) ? [second, ...rest] : parts).filter((part) => part !== '');
  return { kind: 'redirect', to: `/${locale}/${currency}/${tail.join('/')}${query}` };
}

/** The address of a missing page, in the visitor's language and currency. */
export const nowhere = (preferences: Preferences): PageAddress & { readonly kind: 'unknown' } => ({
  kind: 'unknown',
  locale: preferredLocale(preferences),
  currency: isCurrency(preferences.currency) ? preferences.currency : DEFAULT_CURRENCY,
});

/** Normalises slashes as browsers do, which treat a backslash as a slash: `//tours\\` → `/tours/`. */
export const singleSlashed = (path: string): string => path.replace(/[/\\]+/g, '/');

/** The name that equals the part without regard to case, otherwise the part as it is. */
const inItsCase = (part: string, names: readonly string[]): string =>
  names.find((name) => name.toLowerCase() === part.toLowerCase()) ?? part;

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
