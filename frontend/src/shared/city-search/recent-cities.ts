import { useSyncExternalStore } from 'react';
import type { Locale } from '../../i18n/locales.js';
import { Listeners } from '../../state/listeners.js';

export interface NamedCity {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
}

/** A city of an earlier search, with its names in the language of that search. */
export interface RecentCity extends NamedCity {
  readonly locale: string;
}

const KEY = 'recent_cities';
const MOST = 5;
const NONE: readonly RecentCity[] = [];
const listeners = new Listeners();
let read: readonly RecentCity[] | undefined;

const isCity = (value: unknown): value is RecentCity =>
  typeof value === 'object' &&
  value !== null &&
  ['slug', 'name', 'country', 'locale'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** An older version of the page, or a person, may have written the stored text. */
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

const known = (): readonly RecentCity[] => (read ??= readCities(localStorage.getItem(KEY)));

function keep(cities: readonly RecentCity[]): void {
  read = cities;
  if (cities.length > 0) localStorage.setItem(KEY, JSON.stringify(cities));
  else localStorage.removeItem(KEY);
  listeners.tell();
}

export function rememberCity(locale: Locale, { slug, name, country }: NamedCity): void {
  keep(withCity(known(), { slug, name, country, locale }));
}

export const forgetCities = (): void => keep(NONE);

/** The recent searches of this browser. They stay in it. */
export const useRecentCities = (): readonly RecentCity[] =>
  useSyncExternalStore(listeners.subscribe, known, () => NONE);
