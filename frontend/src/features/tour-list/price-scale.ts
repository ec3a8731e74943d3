import { digitsOf, type Money } from '../../ui/text/money.js';
import { NO_PRICE_LIMIT } from './tour-filters.js';

/** Which end of the filter: the lower one is shown rounded down and the upper one up, so that all that is found lies between. */
export type End = 'minPrice' | 'maxPrice';

/** Between the filter's whole euros and what is shown and typed in the visitor's currency. */
export interface PriceScale {
  readonly currency: string;
  /** Whole units of the currency, rounded outwards to a step that a euro does not fall through. */
  readonly shown: (end: End, euros: number) => number;
  /** The whole euros that ask for nothing beyond what was typed. */
  readonly euros: (end: End, shown: number) => number;
  readonly money: (end: End, euros: number) => Money;
}

const outwards = { minPrice: Math.floor, maxPrice: Math.ceil } as const;
const inwards = { minPrice: Math.ceil, maxPrice: Math.floor } as const;

/** 1, 2 or 5 times a power of ten, at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
}

/** `limit`: a thousand euros in the currency. These are ends of a filter, not prices: nothing is charged by them. */
export function priceScale(limit: Money): PriceScale {
  const minor = 10 ** digitsOf(limit.currency);
  const ofLimit = minor * NO_PRICE_LIMIT;
  const step = Math.max(1, roundStep(limit.amount / ofLimit));
  const shown = (end: End, euros: number): number => outwards[end]((euros * limit.amount) / (ofLimit * step)) * step;
  return {
    currency: limit.currency,
    shown,
    euros: (end, value) => Math.min(Math.max(inwards[end]((value * ofLimit) / limit.amount), 0), NO_PRICE_LIMIT),
    money: (end, euros) => ({ amount: shown(end, euros) * minor, currency: limit.currency }),
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
