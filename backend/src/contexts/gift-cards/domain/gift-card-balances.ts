import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';

export type GiftCardUseStatus = 'reserved' | 'counted' | 'released';

/** A card that an order can be paid with now. */
export interface UsableCard {
  readonly id: string;
  readonly last4: string;
  readonly balance: MoneyView;
  readonly expiresAt: Date;
}

/** What an order takes from one card: `amount` in the card's currency, `paid` in the order's. */
export interface CardUse {
  readonly giftCardId: string;
  readonly amount: MoneyView;
  readonly paid: MoneyView;
}

export interface CountedUse extends CardUse {
  readonly orderReference: string;
}

export interface CardUses {
  readonly orderId: string;
  readonly orderReference: string;
  readonly uses: readonly CardUse[];
}

export interface CardRefund {
  readonly orderId: string;
  readonly giftCardId: string;
  readonly key: string;
  /** In the order's currency. */
  readonly amount: MoneyView;
}

/** What a refund moved: minor units of the card. */
export interface MadeRefund {
  readonly amount: number;
  readonly currency: Currency;
  readonly orderReference: string;
}

/**
 * Balances of gift cards. Money is taken by conditional updates: a balance is never negative, whoever pays at once. All
 * but `findUsable` run in the running transaction.
 */
export abstract class GiftCardBalances {
  abstract findUsable(
    giftCardIds: readonly string[],
    replacedOrderIds: readonly string[],
  ): Promise<readonly UsableCard[]>;
  abstract reserve(order: CardUses): Promise<boolean>;
  /** The uses that are counted now; undefined where a card no longer has what was released. */
  abstract count(orderId: string): Promise<readonly CountedUse[] | undefined>;
  abstract release(orderId: string): Promise<void>;
  /** Undefined where the key was used before, or the order has not paid with the card. */
  abstract refund(refund: CardRefund): Promise<MadeRefund | undefined>;
  /** Takes everything from an unused card. False where it was used meanwhile. */
  abstract empty(giftCardId: string): Promise<boolean>;
}
