import { bcp47, DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from '../../shared-kernel/language/locale.js';

interface LanguageWishes {
  /** Cookie of the visitor's earlier choice. */
  readonly language?: string | undefined;
  /** The browser's Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
}

/** The language of the cookie, otherwise the browser's preferred one. */
export function preferredLocale({ language, acceptLanguage = '' }: LanguageWishes): Locale {
  if (isLocale(language)) return language;
  const wanted = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const found =
      LOCALES.find((locale) => bcp47(locale).toLowerCase() === tag) ??
      LOCALES.find((locale) => locale.slice(0, 2) === tag.slice(0, 2));
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}
