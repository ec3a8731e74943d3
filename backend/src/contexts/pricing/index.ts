import type { Currency } from '../../shared-kernel/currency.js';
import type { MoneyView, Rate } from '../../shared-kernel/money.js';

/** Private: the group pays `amount` up to `upTo` persons; beyond the last band each further person pays `extraPerson`. */
export interface GroupPriceTable {
  readonly kind: 'per-group';
  readonly bands: readonly { readonly upTo: number; readonly amount: number }[];
  readonly extraPerson: number;
}

/** Group tour: each person pays by age band, infants 0 unless priced. */
export interface PersonPriceTable {
  readonly kind: 'per-person';
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
}

/** Amounts in minor units of the tour's currency. */
export type PriceTable = GroupPriceTable | PersonPriceTable;

export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** What is sold, as far as its price needs it. */
export interface Priceable {
  /** Names what the price is for, e.g. the option's id: a quote token holds for nothing else. */
  readonly subject: string;
  readonly currency: Currency;
  readonly prices: PriceTable;
  /** In cars and boats infants take a seat and count as persons. */
  readonly infantsNeedSeat: boolean;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
}

/** One line of the explanation of a price, in the tour's currency; stored with the booking. */
export interface PriceStep {
  readonly kind: 'group' | 'extra-persons' | 'adults' | 'children' | 'infants';
  readonly count: number;
  readonly unit: MoneyView;
  readonly amount: MoneyView;
}

export interface PriceOffer {
  /** What is charged, in the currency asked for. */
  readonly price: MoneyView;
  readonly priceOriginalCurrency: MoneyView;
  readonly rate: Rate;
  readonly steps: readonly PriceStep[];
  /** ISO instant until which the price holds: 30 minutes. */
  readonly guaranteedUntil: string;
  /** Signed; carries subject, party, price and expiry, so that the price holds across a change of rates. */
  readonly quoteToken: string;
}

/** Questions that other contexts may ask pricing, through their gateways. */
export abstract class PricingApi {
  /** Throws PartyNotBookable (too few, too many, a hole in the table) with params. */
  abstract offer(subject: Priceable, party: Party, currency: Currency): Promise<PriceOffer>;
  /** The offer behind a token of ours that is for this subject, party and currency and has not expired; else undefined. */
  abstract honour(quoteToken: string, subject: Priceable, party: Party, currency: Currency): Promise<PriceOffer | undefined>;
  /** Today's rate. Throws where a currency is not offered (rates stale for more than 72 h). */
  abstract rate(from: Currency, to: Currency): Promise<Rate>;
}
