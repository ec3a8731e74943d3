import type { Locale } from '../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../shared-kernel/money/money.js';

/** A card that an order can be paid with now. */
export interface UsableGiftCard {
  readonly id: string;
  readonly last4: string;
  /** In the card's own currency. */
  readonly balance: MoneyView;
  readonly expiresAt: Date;
}

/** What an order takes from one card. */
export interface GiftCardUse {
  readonly giftCardId: string;
  /** In the currency of the card. */
  readonly amount: MoneyView;
  /** What it pays of the order, in the order's currency. */
  readonly paid: MoneyView;
}

export interface UsesOfOrder {
  readonly orderId: string;
  readonly orderReference: string;
  readonly uses: readonly GiftCardUse[];
}

export interface GiftCardRefund {
  readonly orderId: string;
  readonly giftCardId: string;
  /** A second refund with the same key changes nothing. */
  readonly key: string;
  /** In the order's currency. */
  readonly amount: MoneyView;
}

/** How a card was made: bought, or chosen in place of a refund when the company canceled. */
export type GiftCardOrigin = 'bought' | 'compensation';

export interface NewGiftCard {
  /** What it was made for: the item of the order, or the booking that was canceled. There is one card for each. */
  readonly sourceId: string;
  readonly origin: GiftCardOrigin;
  /** What the card is worth, in its own currency. */
  readonly amount: MoneyView;
  /** What was paid for it, in the currency of the order. */
  readonly price: MoneyView;
  readonly order: { readonly id: string; readonly reference: string };
  readonly language: Locale;
  readonly design: string;
  readonly from: string;
  readonly recipient?: { readonly name: string; readonly email: string } | undefined;
  readonly message?: string | undefined;
  /** `yyyy-MM-dd`; at once where it is missing. */
  readonly deliverOn?: string | undefined;
  /** The clock of the buyer, for the hour of the delivery. */
  readonly timeZone?: string | undefined;
  readonly buyer: { readonly userId: string | null; readonly name: string; readonly email: string };
}

/**
 * Gift cards, for booking. All but the two questions run in the caller's transaction: money of a card moves if and only
 * if the order's change is committed.
 */
export abstract class GiftCardsApi {
  /**
   * Undefined for every card that cannot be used: unknown, blocked, expired, returned and empty look alike.
   * @param replacedOrderIds unpaid orders that the next order replaces: what they have reserved counts as free
   */
  abstract findByCode(code: string, replacedOrderIds?: readonly string[]): Promise<UsableGiftCard | undefined>;
  /** Those of the cards that can be used now, the first to expire first. */
  abstract findUsable(
    giftCardIds: readonly string[],
    replacedOrderIds?: readonly string[],
  ): Promise<readonly UsableGiftCard[]>;
  /** Takes the amounts from the cards for a new order. False where a card no longer has its amount. */
  abstract reserve(order: UsesOfOrder): Promise<boolean>;
  /**
   * The order is paid. Amounts that were released before are taken again: false where a card no longer has them. True,
   * too, for an order without gift cards and for one that was counted before.
   */
  abstract count(orderId: string): Promise<boolean>;
  /** The order will not be paid: its amounts return to their cards. A counted use stays counted. */
  abstract release(orderId: string): Promise<void>;
  /** Gives money of a paid order back to its card, which is then valid for at least twelve months more. */
  abstract refund(refund: GiftCardRefund): Promise<void>;
  /** Makes a card, once for each source, and has it mailed on its day. */
  abstract issue(card: NewGiftCard): Promise<void>;
}
