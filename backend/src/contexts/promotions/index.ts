import type { MoneyView } from '../../shared-kernel/money/money.js';

/** Who wants the discount, and on how much. */
export interface DiscountRequest {
  /** The account; undefined for a visitor. */
  readonly customerId: string | undefined;
  /** The sum that discounts count for, before the discount: tickets and gift cards are no part of it. */
  readonly subtotal: MoneyView;
  /** Unpaid orders that the new order would replace: the uses that they have reserved count as free. */
  readonly replacedOrderIds?: readonly string[];
}

export interface Discount {
  readonly outcome: 'granted';
  readonly promoCodeId: string;
  /** As it is written, in capital letters. */
  readonly code: string;
  readonly isPersonal: boolean;
  readonly percent: number;
  /** The percentage of the subtotal, rounded half up to the minor unit. */
  readonly amount: MoneyView;
}

/**
 * `invalid` says no more on purpose: unknown, ended, not begun, used up, and the personal code of somebody else look
 * alike. `below-minimum` is about a code that the customer could use.
 */
export type DiscountAnswer =
  Discount | { readonly outcome: 'invalid' } | { readonly outcome: 'below-minimum'; readonly minimum: MoneyView };

/** One use of a code by an order. */
export interface PromoUse {
  readonly orderId: string;
  readonly orderReference: string;
  readonly promoCodeId: string;
  readonly customerId: string | undefined;
  /** What the order saves. */
  readonly discount: MoneyView;
}

/**
 * Discounts, for booking. {@link PromotionsApi.reserve}, {@link PromotionsApi.count} and {@link PromotionsApi.release}
 * run in the caller's transaction: the use stands or falls with the order.
 */
export abstract class PromotionsApi {
  /** What the code is worth to the customer now. It takes no use. */
  abstract findDiscount(code: string, request: DiscountRequest): Promise<DiscountAnswer>;
  /** The code that the professional alone can use, as long as it works. */
  abstract findPersonalCode(userId: string): Promise<string | undefined>;
  /**
   * Takes a use of the code for a new order. False where none is left, or the code does not work for the customer any
   * more. The code's row stays locked until the transaction ends.
   */
  abstract reserve(use: PromoUse): Promise<boolean>;
  /**
   * The order is paid. A use that was released before is taken again: false where none is left. True, too, for an order
   * without a code and for one that was counted before.
   */
  abstract count(orderId: string): Promise<boolean>;
  /** The order will not be paid: another order can take the use. A counted use stays counted. */
  abstract release(orderId: string): Promise<void>;
}
