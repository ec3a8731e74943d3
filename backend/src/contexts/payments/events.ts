import type { MoneyView } from '../../shared-kernel/money/money.js';
import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

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
  /** The lines of the order that the refund is for. Empty for a refund of the payment as a whole; missing in older events. */
  readonly lines?: readonly { readonly lineId: string; readonly amount: number }[];
}

/** A bank transfer brought less than its order costs. The order waits for the rest. */
export interface TransferCameShort {
  readonly type: 'payments.transfer-came-short.v1';
  readonly paymentId: string;
  readonly orderId: string;
  /** The sum so far. */
  readonly received: MoneyView;
  readonly missing: MoneyView;
}

/** A refund goes by bank transfer, and the customer is to say to which account. */
export interface RefundAccountAsked {
  readonly type: 'payments.refund-account-asked.v1';
  readonly paymentId: string;
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: MoneyView;
}

/** A customer's bank demands money of an order back. Nothing is cancelled. */
export interface DisputeOpened {
  readonly type: 'payments.dispute-opened.v1';
  readonly paymentId: string;
  readonly orderId: string;
  readonly disputeId: string;
}

/** A dispute has ended: the money stays here, or the bank took it. */
export interface DisputeClosed {
  readonly type: 'payments.dispute-closed.v1';
  readonly paymentId: string;
  readonly orderId: string;
  readonly disputeId: string;
  readonly outcome: 'won' | 'lost';
}

/**
 * Kinds: `amount-mismatch`, `unknown-payment`, `duplicate-capture`, `refund-failed`, `refund-outside`, `dispute`,
 * `transfer-unknown`, `transfer-overpaid`, `ledger-difference`. The key is the gateway's id of the payment, refund or
 * dispute, our id of the refund or transfer, or the currency of the difference.
 */
export interface PaymentsWorkItemRaised extends WorkItemRaised<'payments'> {
  readonly type: 'payments.work-item-raised.v1';
}

/** The team decided about a transfer, or the difference is gone. */
export interface PaymentsWorkItemSettled extends WorkItemSettled<'payments'> {
  readonly type: 'payments.work-item-settled.v1';
}
