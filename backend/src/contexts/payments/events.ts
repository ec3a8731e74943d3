import type { MoneyView } from '../../shared-kernel/money/money.js';

/** The money of an order has been taken. */
export interface PaymentCaptured {
  readonly type: 'payments.payment-captured.v1';
  readonly paymentId: string;
  readonly orderId: string;
  readonly amount: MoneyView;
}

/** Money of an order has been refunded to the customer. */
export interface PaymentRefunded {
  readonly type: 'payments.payment-refunded.v1';
  readonly paymentId: string;
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: MoneyView;
  /** Whether the whole payment is refunded now. */
  readonly isFull: boolean;
  /** The sum of the payment's refunds so far. Missing in older events. */
  readonly wentBack?: MoneyView;
  /** Whether an admin made the refund at the gateway itself. */
  readonly isByHand?: boolean;
}

/** A person must look at money: a sum that does not fit, a refund that failed, a dispute. */
export interface PaymentAttentionRaised {
  readonly type: 'payments.attention-raised.v1';
  readonly attentionId: string;
  readonly kind:
    'amount-mismatch' | 'unknown-payment' | 'duplicate-capture' | 'refund-failed' | 'refund-outside' | 'dispute';
  /** Null where the money names no order of ours. */
  readonly orderReference: string | null;
}
