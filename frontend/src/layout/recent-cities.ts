import { useSyncExternalStore } from 'react';
import type { Locale } from '../i18n/locales.js';
import { Listeners } from '../ui/listeners.js';

/** A city as somebody looked for it, in the language of then. */
export interface RecentCity {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
}

const MOST = 5;
const NONE: readonly RecentCity[] = [];
const listeners = new Listeners();
const read = new Map<string, readonly RecentCity[]>();

const keyOf = (locale: Locale): string => `recent_cities_${locale}`;

const isCity = (value: unknown): value is RecentCity =>
  typeof value === 'object' &&
  value !== null &&
  ['slug', 'name', 'country'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** What the browser keeps may have been written by an older page, or by hand. */
export function readCities(text: string | null): readonly RecentCity[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCity).slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

/** The newest first, each once. */
export const withCity = (cities: readonly RecentCity[], city: RecentCity): readonly RecentCity[] =>
  [city, ...cities.filter(({ slug }) => slug !== city.slug)].slice(0, MOST);

const known = (key: string): readonly RecentCity[] => {
  const cities = read.get(key) ?? readCities(localStorage.getItem(key));
  read.set(key, cities);
  return cities;
};

function keep(key: string, cities: readonly RecentCity[]): void {
  read.set(key, cities);
  if (cities.length > 0) localStorage.setItem(key, JSON.stringify(cities));
  else localStorage.removeItem(key);
  listeners.tell();
}

export function rememberCity(locale: Locale, { slug, name, country }: RecentCity): void {
  keep(keyOf(locale), withCity(known(keyOf(locale)), { slug, name, country }));
}

export const forgetCities = (locale: Locale): void => keep(keyOf(locale), NONE);

/** What was looked for in this browser; it stays there. */
export const useRecentCities = (locale: Locale): readonly RecentCity[] =>
  useSyncExternalStore(
    listeners.subscribe,
    () => known(keyOf(locale)),
    () => NONE,
  );
