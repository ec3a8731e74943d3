import { LOCALES } from '../i18n/locales.js';

/** Some browsers refuse storage and throw. The data is then kept in memory while the page is open. */
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

/** Keys of an earlier version, which kept the searches of each language separately. */
const FORMER_KEYS = LOCALES.map((locale) => `recent_cities_${locale}`);

export const forgetFormerKeys = (): void => FORMER_KEYS.forEach((key) => localStorage.removeItem(key));
