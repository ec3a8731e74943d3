/** The seven languages of the product, as they stand in addresses and in the API (`en_US`, not `en-US`). */
export const LOCALES = ['en_US', 'fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en_US';

/** One text in every language of the product; the compiler refuses a missing one. */
export type Translated<T = string> = Readonly<Record<Locale, T>>;

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** The language asked for, or `en_US` where it is unknown or absent. */
export const localeOrDefault = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE);

/** `de_DE` → `de-DE`: what HTML, `Intl` and hreflang expect. */
export const bcp47 = (locale: Locale): string => locale.replace('_', '-');

/** `de_DE` → `de`: the native language of most of its readers. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** The text in the reader's language, or in English where there is none in it. */
export const inLanguage = <T>(texts: Partial<Translated<T>>, language: Locale): T =>
  (texts[language] ?? texts[DEFAULT_LOCALE]) as T;
