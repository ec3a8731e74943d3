import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/currency.js';
import { convert, Money, type MoneyView, type Rate } from '../../../shared-kernel/money.js';
import { PricingApi } from '../../pricing/index.js';
import { type Priced, Prices } from '../domain/prices.js';

/** Asks pricing. */
@Injectable()
export class PricingPrices extends Prices {
  constructor(private readonly pricing: PricingApi) {
    super();
  }

  byPeople(option: Priced, most: number): readonly (number | null)[] {
    return this.pricing.pricesByPeople({ ...option, subject: 'listing' }, most);
  }

  async shownIn(currency: Currency): Promise<(money: MoneyView) => MoneyView> {
    const rates = await this.ratesOf(currency);
    return (money) => {
      const rate = rates.get(money.currency);
      return rate ? convert(Money.from(money), rate).toJSON() : money;
    };
  }

  private async ratesOf(currency: Currency): Promise<ReadonlyMap<Currency, Rate>> {
    const rates = await Promise.all(CURRENCIES.map((from) => this.rate(from, currency)));
    return new Map(rates.flatMap((rate) => (rate ? [[rate.from, rate] as const] : [])));
  }

  private async rate(from: Currency, to: Currency): Promise<Rate | undefined> {
    try {
      return await this.pricing.rate(from, to);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}
