import { digitsOf, type Money } from '../../ui/money.js';
import { NO_PRICE_LIMIT } from './tour-filters.js';

/** Between the filter's whole euros and what is shown and typed in the visitor's currency. */
export interface PriceScale {
  readonly currency: string;
  /** Whole units of the currency, rounded to a step that a euro does not fall through. */
  readonly shown: (euros: number) => number;
  readonly euros: (shown: number) => number;
  readonly money: (euros: number) => Money;
}

/** 1, 2 or 5 times a power of ten, at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
}

/** `limit`: a thousand euros in the currency. These are ends of a filter, not prices: nothing is charged by them. */
export function priceScale(limit: Money): PriceScale {
  const minor = 10 ** digitsOf(limit.currency);
  const perEuro = limit.amount / minor / NO_PRICE_LIMIT;
  const step = perEuro === 1 ? 1 : Math.max(1, roundStep(perEuro * 0.9));
  const shown = (euros: number): number => Math.round((euros * perEuro) / step) * step;
  return {
    currency: limit.currency,
    shown,
    euros: (value) => Math.min(Math.max(Math.round(value / perEuro), 0), NO_PRICE_LIMIT),
    money: (euros) => ({ amount: shown(euros) * minor, currency: limit.currency }),
  };
}

/** The whole units that somebody typed: `99,50`, `1.000`, `１００`; undefined where there is no number. */
export function typedAmount(text: string): number | undefined {
  const digits = text
    .normalize('NFKC')
    .replace(/[.,]\d{1,2}\D*$/, '')
    .replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
