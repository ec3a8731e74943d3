import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { PromoCode } from './promo-code.js';

/** `reserved` by an unpaid order, `counted` once it is paid, `released` where it never was. */
export const PROMO_USE_STATUSES = ['reserved', 'counted', 'released'] as const;
export type PromoUseStatus = (typeof PROMO_USE_STATUSES)[number];

export interface NewPromoUse {
  readonly orderId: string;
  readonly orderReference: string;
  readonly promoCodeId: string;
  readonly customerId: string | undefined;
  readonly discount: MoneyView;
}

/** The uses of codes by orders. Changes run in the caller's transaction; the database decides who gets the last use. */
export abstract class PromoUses {
  /** As the running transaction sees it, else as it is committed. */
  abstract findCode(code: string): Promise<PromoCode | undefined>;
  abstract findCodeOf(ownerId: string): Promise<PromoCode | undefined>;
  /** How many uses of the code these orders have reserved. */
  abstract reservedBy(orderIds: readonly string[], promoCodeId: string): Promise<number>;
  /** Takes a use of a running code. False where none is left or the code is not the customer's. */
  abstract reserve(use: NewPromoUse): Promise<boolean>;
  /** False where the use was released and none is left. */
  abstract count(orderId: string): Promise<boolean>;
  abstract release(orderId: string): Promise<void>;
}
