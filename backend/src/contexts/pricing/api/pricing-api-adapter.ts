import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { convert, type Rate } from '../../../shared-kernel/money/money.js';
import type { Party } from '../../../shared-kernel/party.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { ExchangeRates } from '../domain/exchange-rates.js';
import { pricesByPeople, priceOf } from '../domain/price-policy.js';
import type { Priceable } from '../../../shared-kernel/money/price-table.js';
import { CurrencyNotOffered, QuoteTokenInvalid } from '../domain/pricing.errors.js';
import { rateBetween, ratesInto } from '../domain/rate-set.js';
import { type PriceOffer, PricingApi } from '../index.js';
import { isFor, QuoteTokens } from '../gateways/quote-tokens.js';

const GUARANTEE_MS = TERMS.priceMinutes * 60_000;

/** Answers other contexts' questions about prices. */
@Injectable()
export class PricingApiAdapter extends PricingApi {
  constructor(
    private readonly exchange: ExchangeRates,
    private readonly tokens: QuoteTokens,
    private readonly clock: Clock,
  ) {
    super();
  }

  async offer(subject: Priceable, party: Party, currency: Currency): Promise<PriceOffer> {
    const { total, steps } = priceOf(subject, party);
    const rate = await this.rate(subject.currency, currency);
    const offer = {
      price: convert(total, rate).toJSON(),
      priceOriginalCurrency: total.toJSON(),
      rate,
      steps,
      guaranteedUntil: new Date(this.clock.now().getTime() + GUARANTEE_MS).toISOString(),
    };
    return { ...offer, quoteToken: this.tokens.sign({ subject: subject.subject, party, offer }) };
  }

  async promised(
    quoteToken: string,
    subject: Priceable,
    party: Party,
    currency: Currency,
  ): Promise<PriceOffer | undefined> {
    const promised = this.tokens.read(quoteToken);
    if (!promised || !isFor(promised, subject.subject, party)) throw new QuoteTokenInvalid();
    if (promised.offer.price.currency !== currency) return undefined;
    return { ...promised.offer, quoteToken };
  }

  reprice(subject: Priceable, party: Party, rate: Rate): Pick<PriceOffer, 'price' | 'priceOriginalCurrency' | 'steps'> {
    const { total, steps } = priceOf(subject, party);
    return { price: convert(total, rate).toJSON(), priceOriginalCurrency: total.toJSON(), steps };
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
