import { CURRENCIES, type Currency, DEFAULT_CURRENCY, isCurrency } from '../../shared-kernel/money/currency.js';
import { isLocale, type Locale, LOCALES } from '../../shared-kernel/language/locale.js';
import { preferredLocale } from '../http/preferred-locale.js';

export interface Preferences {
  /** Cookies of the visitor's earlier choice. */
  readonly language?: string | undefined;
  readonly currency?: string | undefined;
  /** The browser's Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
}

export type PageAddress =
  | { readonly kind: 'page'; readonly locale: Locale; readonly currency: Currency }
  /** Language or currency stand there in the wrong case, or slashes in a row or backward: the whole address, 301. */
  | { readonly kind: 'moved'; readonly to: string }
  /** Language or currency are missing: the whole address, 302. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Names a language or currency that there is not, or no place at all: 404, told in the visitor's language. */
  | { readonly kind: 'unknown'; readonly locale: Locale; readonly currency: Currency };

const LIKE_A_LANGUAGE = /^[a-z]{2}[_-][a-z]{2}$/i;
const LIKE_A_CURRENCY = /^[A-Z]{3}$/;
/** Browsers resolve `.` and `..` before they ask, and would read one in a Location otherwise than it is meant. */
const WITH_DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Reads `/{lang}/{currency}/path?query`; what is missing comes from cookie, Accept-Language, en_US and EUR. */
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

/** What leads to no page, told as the visitor prefers. */
export const nowhere = (preferences: Preferences): PageAddress & { readonly kind: 'unknown' } => ({
  kind: 'unknown',
  locale: preferredLocale(preferences),
  currency: isCurrency(preferences.currency) ? preferences.currency : DEFAULT_CURRENCY,
});

/** As browsers read it, to whom a backslash is a slash: `//tours\\` → `/tours/`. */
export const singleSlashed = (path: string): string => path.replace(/[/\\]+/g, '/');

/** The one of the names that is written so but for capital letters, else the part as it is. */
const inItsCase = (part: string, names: readonly string[]): string =>
  names.find((name) => name.toLowerCase() === part.toLowerCase()) ?? part;

function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
