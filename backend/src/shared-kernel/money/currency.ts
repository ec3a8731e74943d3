/** ISO 4217 currencies in which prices are shown and charged, with the number of digits of their minor unit. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD'] as const;

export type Currency = (typeof CURRENCIES)[number];

export const DEFAULT_CURRENCY: Currency = 'EUR';

const MINOR_DIGITS: Readonly<Record<Currency, number>> = { EUR: 2, USD: 2, GBP: 2, CHF: 2, JPY: 0, CAD: 2, AUD: 2 };

/** Converted prices are whole units, in yen tens. In minor units. */
const PRICE_STEPS: Readonly<Record<Currency, number>> = {
  EUR: 100,
  USD: 100,
  GBP: 100,
  CHF: 100,
  JPY: 10,
  CAD: 100,
  AUD: 100,
};

const SYMBOLS: Readonly<Record<Currency, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  CHF: 'CHF',
  JPY: '¥',
  CAD: 'CA$',
  AUD: 'A$',
};

export const isCurrency = (value: unknown): value is Currency => CURRENCIES.includes(value as Currency);

/** Digits after the decimal sign: 2 for EUR, 0 for JPY. */
export const minorDigits = (currency: Currency): number => MINOR_DIGITS[currency];

/** The step that a converted price is rounded to, in minor units: 100 for EUR, 10 for JPY. */
export const priceStep = (currency: Currency): number => PRICE_STEPS[currency];

export const currencySymbol = (currency: Currency): string => SYMBOLS[currency];
