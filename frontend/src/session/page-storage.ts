import { LOCALES } from '../i18n/locales.js';

/** Where a browser keeps nothing for a site, and fails when it is asked to, the page keeps it while it is open. */
export function ensureStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem(name);
    } catch {
      const kept = new Map<string, string>();
      const value: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, text) => void kept.set(key, text),
        removeItem: (key) => void kept.delete(key),
      };
      Object.defineProperty(window, name, { value, configurable: true });
    }
  }
}

/** An earlier version kept the searches of each language apart. Nobody reads them, nor are they forgotten with the others. */
const FORMER_KEYS = LOCALES.map((locale) => `recent_cities_${locale}`);

export const forgetFormerKeys = (): void => FORMER_KEYS.forEach((key) => localStorage.removeItem(key));
