import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { convert, Money, type MoneyView } from '../../../shared-kernel/money/money.js';
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
    const rates = await this.pricing.rates(currency);
    return (money) => {
      const rate = rates.get(money.currency);
      return rate ? convert(Money.from(money), rate).toJSON() : money;
    };
  }
}
