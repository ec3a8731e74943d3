import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView, Rate } from '../../../shared-kernel/money/money.js';
import type { Priceable, PricedDeparture, PriceStep } from '../../../shared-kernel/money/price-table.js';
import type { OptionForSale } from './departures.js';
import type { Travellers } from './party.js';

export type { PricedDeparture, PriceStep } from '../../../shared-kernel/money/price-table.js';

export interface PriceOffer {
  /** The charged price, in the requested currency. */
  readonly price: MoneyView;
  readonly priceOriginalCurrency: MoneyView;
  readonly rate: Rate;
  readonly steps: readonly PriceStep[];
  /** ISO instant until which the price holds. */
  readonly guaranteedUntil: string;
  readonly quoteToken: string;
  /** The price table that the price was computed with. */
  readonly table: Priceable;
}

/** A price of another party by a table and a rate that are known. */
export type Repriced = Pick<PriceOffer, 'price' | 'priceOriginalCurrency' | 'steps'>;

/** Code of the error that the party cannot book the option. */
export const PARTY_NOT_BOOKABLE = 'PARTY_NOT_BOOKABLE';
/** Code of the error that only the tour's own currency can be guaranteed now. */
export const CURRENCY_NOT_OFFERED = 'CURRENCY_NOT_OFFERED';

/** The price of an option for a party, with the supplements of a departure. Prices come from the server alone. */
export abstract class PriceOffers {
  /** Throws PartyNotBookable, or CurrencyNotOffered if only the tour's own currency can be guaranteed now. */
  abstract offer(
    option: OptionForSale,
    party: Travellers,
    currency: Currency,
    departure?: PricedDeparture,
  ): Promise<PriceOffer>;
  /**
   * The offer of a token, also after its guarantee has ended or if the departure has other supplements, which ends the
   * guarantee; undefined if it is in another currency. Throws
   * QuoteTokenInvalid if the token is for another option or party.
   */
  abstract promised(
    quoteToken: string,
    option: OptionForSale,
    party: Travellers,
    currency: Currency,
    departure?: PricedDeparture,
  ): Promise<PriceOffer | undefined>;
  /** The price of a party and a departure by the table and the rate of a sale. Throws PartyNotBookable. */
  abstract reprice(sale: Pick<PriceOffer, 'table' | 'rate'>, party: Travellers, departure?: PricedDeparture): Repriced;
  /** The current price table of an option. */
  abstract tableOf(option: OptionForSale): Promise<Priceable>;
}
