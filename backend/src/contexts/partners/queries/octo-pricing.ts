import { minorDigits } from '../../../shared-kernel/money/currency.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { type Partner, shareOfPartner } from '../domain/partner.js';

/** Integers of the currency's minor unit. */
export interface OctoPricing {
  readonly original: number;
  readonly retail: number;
  readonly net: number;
  readonly currency: string;
  readonly currencyPrecision: number;
  readonly includedTaxes: readonly never[];
}

/** `retail` is the price of our site, `net` what the partner owes. Taxes are within the travel agents' margin scheme. */
export const octoPricing = (price: MoneyView, partner: Pick<Partner, 'percent'>): OctoPricing => ({
  original: price.amount,
  retail: price.amount,
  net: Money.from(price).minus(shareOfPartner(Money.from(price), partner)).amount,
  currency: price.currency,
  currencyPrecision: minorDigits(price.currency),
  includedTaxes: [],
});
