import type { Currency } from '../../shared-kernel/money/currency.js';
import type { MoneyView, Rate } from '../../shared-kernel/money/money.js';
import type {
  EntranceTickets,
  Priceable,
  PricedDeparture,
  PriceExtras,
  PriceStep,
  Supplement,
} from '../../shared-kernel/money/price-table.js';
import type { Translated } from '../../shared-kernel/language/locale.js';
import type { Party } from '../../shared-kernel/party.js';

export type {
  EntranceTickets,
  GroupPriceTable,
  PersonPriceTable,
  Priceable,
  PricedDeparture,
  PriceExtras,
  PriceStep,
  PriceTable,
  Supplement,
} from '../../shared-kernel/money/price-table.js';
export type { Party } from '../../shared-kernel/party.js';

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

/** A public holiday of a city's calendar. */
export interface PublicHolidayView {
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly name: Translated;
}

/** Questions that other contexts may ask pricing, through their gateways. */
export abstract class PricingApi {
  /**
   * With the supplements of the departure, where one is given.
   * Throws PartyNotBookable (no adult, too few, too many, more than two infants an adult, a hole in the table) with params.
   */
  abstract offer(
    subject: Priceable,
    party: Party,
    currency: Currency,
    departure?: PricedDeparture,
  ): Promise<PriceOffer>;
  /**
   * The offer behind a token, even where its time is over; undefined where it is in another currency. Its time is over
   * also where the departure has other supplements than the one that was priced.
   * Throws QuoteTokenInvalid where it is none of ours, or for another subject or party.
   */
  abstract promised(
    quoteToken: string,
    subject: Priceable,
    party: Party,
    currency: Currency,
    departure?: PricedDeparture,
  ): Promise<PriceOffer | undefined>;
  /** The price of a party by a rate that is known, such as the one of a sale. Throws PartyNotBookable. */
  abstract reprice(
    subject: Priceable,
    party: Party,
    rate: Rate,
    departure?: PricedDeparture,
  ): Pick<PriceOffer, 'price' | 'priceOriginalCurrency' | 'steps'>;
  /** Today's rates into a currency, by the one they are from; none while other currencies are not offered (72 h after the last). */
  abstract rates(to: Currency): Promise<ReadonlyMap<Currency, Rate>>;
  /** Totals in minor units of the subject's currency for 1, 2 … `most` adults; null where so many cannot book. */
  abstract pricesByPeople(subject: Priceable, most: number): readonly (number | null)[];
  /** What departures and entrance tickets add to the price of a tour, or what is paid there; holidays only where a supplement needs them. */
  abstract extrasOf(tourId: string, cityId: string): Promise<PriceExtras>;
  /** The entrance tickets of a tour; undefined where it needs none. */
  abstract ticketsOf(tourId: string): Promise<EntranceTickets | undefined>;
  /**
   * Replaces the tour's tickets, in the caller's transaction. Included ones are in the tour's currency. Throws
   * TicketsInvalid.
   */
  abstract keepTickets(tourId: string, tickets: EntranceTickets | undefined): Promise<void>;
  /** The public holidays of a city, in the order of their days. */
  abstract holidaysOf(cityId: string): Promise<readonly PublicHolidayView[]>;
  /** Replaces the tour's supplements, in the caller's transaction. Throws SupplementInvalid with `index` and `reason`. */
  abstract keepSupplements(tourId: string, supplements: readonly Supplement[]): Promise<void>;
  /** Replaces the city's calendar, in the caller's transaction. */
  abstract keepHolidays(cityId: string, holidays: readonly PublicHolidayView[]): Promise<void>;
}
