import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView, Rate } from '../../../shared-kernel/money/money.js';
import type { OptionForSale } from './departures.js';
import type { Travellers } from './party.js';

/** One line of the explanation of a price, in the tour's currency. */
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
  /** ISO instant until which the price holds. */
  readonly guaranteedUntil: string;
  readonly quoteToken: string;
}

/** The code of who throws that this party cannot have the option at all. */
export const PARTY_NOT_BOOKABLE = 'PARTY_NOT_BOOKABLE';
/** Of who throws that only the tour's own currency can be promised now. */
export const CURRENCY_NOT_OFFERED = 'CURRENCY_NOT_OFFERED';

/** What a party pays for an option now. Prices come from the server alone. */
export abstract class PriceOffers {
  /** Throws PartyNotBookable, or CurrencyNotOffered where only the tour's own can be promised now. */
  abstract offer(option: OptionForSale, party: Travellers, currency: Currency): Promise<PriceOffer>;
  /**
   * The offer of a token, even where its time is over; undefined where it is in another currency.
   * Throws QuoteTokenInvalid where it was not made for this option and party.
   */
  abstract promised(
    quoteToken: string,
    option: OptionForSale,
    party: Travellers,
    currency: Currency,
  ): Promise<PriceOffer | undefined>;
}
