import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { chargedLines } from '../../../shared-kernel/money/charged-lines.js';
import { Money, type Rate } from '../../../shared-kernel/money/money.js';
import type { Party } from '../../../shared-kernel/party.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { ExchangeRates } from '../domain/exchange-rates.js';
import { pricesByPeople, priceOf } from '../domain/price-policy.js';
import type {
  EntranceTickets,
  Priceable,
  PricedDeparture,
  PriceExtras,
  Supplement,
} from '../../../shared-kernel/money/price-table.js';
import { CurrencyNotOffered, QuoteTokenInvalid } from '../domain/pricing.errors.js';
import { rateBetween, ratesInto } from '../domain/rate-set.js';
import { supplementsAt } from '../domain/supplements.js';
import { mustBeValid, mustBeValidTickets, TourExtras } from '../domain/tour-extras.js';
import { type PriceOffer, PricingApi, type PublicHolidayView } from '../index.js';
import { isFor, QuoteTokens } from '../gateways/quote-tokens.js';

const GUARANTEE_MS = TERMS.priceMinutes * 60_000;

/** Answers other contexts' questions about prices. */
@Injectable()
export class PricingApiAdapter extends PricingApi {
  constructor(
    private readonly exchange: ExchangeRates,
    private readonly extras: TourExtras,
    private readonly tokens: QuoteTokens,
    private readonly clock: Clock,
  ) {
    super();
  }

  async offer(subject: Priceable, party: Party, currency: Currency, departure?: PricedDeparture): Promise<PriceOffer> {
    const rate = await this.rate(subject.currency, currency);
    const offer = {
      ...this.reprice(subject, party, rate, departure),
      rate,
      guaranteedUntil: new Date(this.clock.now().getTime() + GUARANTEE_MS).toISOString(),
    };
    const promised = { subject: subject.subject, party, ...(departure ? { departure } : {}), offer };
    return { ...offer, quoteToken: this.tokens.sign(promised) };
  }

  async promised(
    quoteToken: string,
    subject: Priceable,
    party: Party,
    currency: Currency,
    departure?: PricedDeparture,
  ): Promise<PriceOffer | undefined> {
    const promised = this.tokens.read(quoteToken);
    if (!promised || !isFor(promised, subject.subject, party)) throw new QuoteTokenInvalid();
    if (promised.offer.price.currency !== currency) return undefined;
    const isSame =
      isSameDeparture(promised.departure, departure) || costTheSame(subject, promised.departure, departure);
    return {
      ...promised.offer,
      ...(isSame ? {} : { guaranteedUntil: this.clock.now().toISOString() }),
      quoteToken,
    };
  }

  reprice(
    subject: Priceable,
    party: Party,
    rate: Rate,
    departure?: PricedDeparture,
  ): Pick<PriceOffer, 'price' | 'priceOriginalCurrency' | 'steps'> {
    const { total, steps } = priceOf(subject, party, departure);
    const amounts = chargedLines(steps, rate).map(({ amount }) => amount);
    return { price: Money.sum(amounts, rate.to).toJSON(), priceOriginalCurrency: total.toJSON(), steps };
  }

  async extrasOf(tourId: string, cityId: string): Promise<PriceExtras> {
    const supplements = await this.extras.supplementsOf(tourId);
    const needsHolidays = supplements.some(({ kind }) => kind === 'holiday');
    const holidays = needsHolidays ? await this.extras.holidaysOf(cityId) : [];
    const tickets = await this.extras.ticketsOf(tourId);
    return { supplements, holidays: holidays.map(({ day }) => day), ...(tickets ? { tickets } : {}) };
  }

  ticketsOf(tourId: string): Promise<EntranceTickets | undefined> {
    return this.extras.ticketsOf(tourId);
  }

  async keepTickets(tourId: string, tickets: EntranceTickets | undefined): Promise<void> {
    if (tickets) mustBeValidTickets(tickets);
    await this.extras.keepTickets(tourId, tickets);
  }

  holidaysOf(cityId: string): Promise<readonly PublicHolidayView[]> {
    return this.extras.holidaysOf(cityId);
  }

  async keepSupplements(tourId: string, supplements: readonly Supplement[]): Promise<void> {
    mustBeValid(supplements);
    await this.extras.keepSupplements(tourId, supplements);
  }

  async keepHolidays(cityId: string, holidays: readonly PublicHolidayView[]): Promise<void> {
    await this.extras.keepHolidays(cityId, holidays);
  }

  async rates(to: Currency): Promise<ReadonlyMap<Currency, Rate>> {
    const set = await this.exchange.current();
    return set ? ratesInto(set, to) : new Map();
  }

  pricesByPeople(subject: Priceable, most: number): readonly (number | null)[] {
    return pricesByPeople(subject, most);
  }

  private async rate(from: Currency, to: Currency): Promise<Rate> {
    const set = await this.exchange.current();
    if (set) return rateBetween(set, from, to);
    if (from === to) return { from, to, rate: '1', date: this.clock.now().toISOString().slice(0, 10) };
    throw new CurrencyNotOffered({ currency: to });
  }
}

const isSameDeparture = (one: PricedDeparture | undefined, other: PricedDeparture | undefined): boolean =>
  one?.date === other?.date && one?.time === other?.time && one?.meetingPoint === other?.meetingPoint;

function costTheSame({ extras }: Priceable, ...departures: readonly (PricedDeparture | undefined)[]): boolean {
  if (!extras) return true;
  const [one, other] = departures.map((departure) => JSON.stringify(departure ? supplementsAt(extras, departure) : []));
  return one === other;
}
