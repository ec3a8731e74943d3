import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { convert, Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { CurrencyOfGiftCardNotOffered, GiftCardDayOver } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import { ExchangeRates } from '../domain/gift-cards.js';

/** A day of delivery lies at most so many days ahead. */
const MOST_DAYS_AHEAD = 365;
const DAY_MS = 86_400_000;

/** What gift cards cost: their amount, by today's rate where the cart has another currency. */
@Injectable()
export class GiftCardPricing {
  constructor(
    private readonly rates: ExchangeRates,
    private readonly clock: Clock,
  ) {}

  /** Throws CurrencyOfGiftCardNotOffered where there is no rate now. */
  async priceIn(currency: Currency, amount: MoneyView): Promise<MoneyView> {
    if (amount.currency === currency) return amount;
    const rate = (await this.rates.to(currency)).get(amount.currency);
    if (!rate) throw new CurrencyOfGiftCardNotOffered();
    return convert(Money.from(amount), rate).toJSON();
  }

  /** Gives the gift cards of a cart their prices in another currency. */
  async reprice(cart: Cart, currency: Currency): Promise<void> {
    const prices = new Map<string, MoneyView>();
    for (const { id, amount } of cart.giftCardItems) prices.set(id, await this.priceIn(currency, amount));
    cart.repriceGiftCards(prices);
  }

  /** Throws GiftCardDayOver for a day that is over everywhere, or lies too far ahead. */
  mustBeDeliverable(deliverOn: string | undefined): void {
    if (deliverOn === undefined) return;
    const day = Date.parse(`${deliverOn}T00:00:00Z`);
    const now = this.clock.now().getTime();
    if (day + 2 * DAY_MS < now || day > now + MOST_DAYS_AHEAD * DAY_MS) throw new GiftCardDayOver();
  }
}
