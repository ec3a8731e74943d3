import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** What a code is worth to a customer now. */
export interface GrantedDiscount {
  readonly promoCodeId: string;
  /** In capital letters. */
  readonly code: string;
  /** The code of the customer alone. */
  readonly isPersonal: boolean;
  readonly percent: number;
  readonly amount: MoneyView;
}

export interface DiscountWish {
  /** The account; undefined for a visitor. */
  readonly customerId: string | undefined;
  /** What the discount is taken off. */
  readonly subtotal: MoneyView;
  /** Unpaid orders that the next order of the cart replaces: the uses that they hold count as free. */
  readonly replacedOrderIds: readonly string[];
}

export type DiscountAnswer =
  | ({ readonly outcome: 'granted' } & GrantedDiscount)
  | { readonly outcome: 'invalid' }
  | { readonly outcome: 'below-minimum'; readonly minimum: MoneyView };

export interface PromoUse {
  readonly orderId: string;
  readonly orderReference: string;
  readonly promoCodeId: string;
  readonly customerId: string | undefined;
  readonly discount: MoneyView;
}

/** Promo codes and their uses. `reserve`, `count` and `release` run in the running transaction. */
export abstract class PromoCodes {
  abstract findDiscount(code: string, wish: DiscountWish): Promise<DiscountAnswer>;
  abstract findPersonalCode(customerId: string): Promise<string | undefined>;
  /** Throws PromoCodeInvalid where no use is left. */
  abstract reserve(use: PromoUse): Promise<void>;
  /** The order is paid. False where its use was released meanwhile and none is left. */
  abstract count(orderId: string): Promise<boolean>;
  abstract release(orderId: string): Promise<void>;
}
