import { Injectable } from '@nestjs/common';
import { Money } from '../../../shared-kernel/money/money.js';
import { GiftCardInvalid, TooManyGiftCards } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import {
  type AppliedGiftCard,
  applyGiftCards,
  ExchangeRates,
  GiftCards,
  MOST_GIFT_CARDS,
  type UsableGiftCard,
} from '../domain/gift-cards.js';

type PayingCart = Pick<Cart, 'currency' | 'giftCardIds' | 'openOrderId' | 'subtotal'>;

/** The gift cards of a cart, and what each pays. They pay for tours, never for other gift cards. */
@Injectable()
export class CartGiftCards {
  constructor(
    private readonly giftCards: GiftCards,
    private readonly rates: ExchangeRates,
  ) {}

  /** @param discount what a promo code takes off the tours */
  async of(cart: PayingCart, discount: Money): Promise<readonly AppliedGiftCard[]> {
    if (cart.giftCardIds.length === 0) return [];
    const cards = await this.giftCards.findUsable(cart.giftCardIds, replacedOrders(cart));
    const isForeign = cards.some(({ balance }) => balance.currency !== cart.currency);
    const rates = isForeign ? await this.rates.to(cart.currency) : new Map<never, never>();
    return applyGiftCards(cart.subtotal.minus(discount), cards, rates);
  }

  /** The card of a code, for a cart that can take one more. Throws GiftCardInvalid and TooManyGiftCards. */
  async mustUse(cart: PayingCart, code: string): Promise<UsableGiftCard> {
    const card = await this.giftCards.findByCode(code, replacedOrders(cart));
    if (!card) throw new GiftCardInvalid();
    if (!cart.giftCardIds.includes(card.id) && cart.giftCardIds.length >= MOST_GIFT_CARDS)
      throw new TooManyGiftCards({ most: MOST_GIFT_CARDS });
    return card;
  }
}

const replacedOrders = ({ openOrderId }: Pick<Cart, 'openOrderId'>): readonly string[] =>
  openOrderId === null ? [] : [openOrderId];

/** What the cards pay together. */
export const sumOfApplied = (cards: readonly AppliedGiftCard[], { currency }: Pick<Cart, 'currency'>): Money =>
  Money.sum(
    cards.map(({ applied }) => Money.from(applied)),
    currency,
  );
