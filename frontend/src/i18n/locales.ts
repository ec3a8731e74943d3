/** The seven languages as they stand in addresses and in the API. */
export const LOCALES = ['en_US', 'fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en_US';

export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'EUR';

/** Each language under its own name: whoever needs it may not read the present one. */
export const NATIVE_NAMES: Readonly<Record<Locale, string>> = {
  en_US: 'English',
  fr_FR: 'Français',
  de_DE: 'Deutsch',
  es_ES: 'Español',
  it_IT: 'Italiano',
  ru_RU: 'Русский',
  ja_JP: '日本語',
};

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);
export const isCurrency = (value: unknown): value is Currency => CURRENCIES.includes(value as Currency);

/** `de_DE` → `DE`: where most readers of the language will have their telephone. */
export const countryOf = (locale: Locale): string => locale.slice(-2);

/** `de_DE` → `de`: the native language of most of its readers. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** `de_DE` → `de-DE`: what HTML, `Intl` and hreflang expect. */
export const bcp47 = (locale: Locale): string => locale.replace('_', '-');
