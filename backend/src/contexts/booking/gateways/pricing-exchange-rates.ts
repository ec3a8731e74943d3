import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Rate } from '../../../shared-kernel/money/money.js';
import { PricingApi } from '../../pricing/index.js';
import { ExchangeRates } from '../domain/gift-cards.js';

@Injectable()
export class PricingExchangeRates extends ExchangeRates {
  constructor(private readonly pricing: PricingApi) {
    super();
  }

  to(currency: Currency): Promise<ReadonlyMap<Currency, Rate>> {
    return this.pricing.rates(currency);
  }
}
