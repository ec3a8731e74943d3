import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** A refund of the order to the card of the payment. */
export interface MoneyBack {
  readonly amount: MoneyView;
  readonly status: 'under-way' | 'done';
  readonly at: string;
  readonly reason: RefundReason | 'other';
}

export type RefundReason =
  | 'order-cancelled-by-customer'
  | 'order-superseded'
  | 'came-too-late'
  | 'booking-cancelled'
  | 'booking-changed'
  | 'cancelled-by-company'
  | 'gift-card-returned'
  | 'goodwill';

/** A refund of what was charged under one id: an order, or a later change that added to it. */
export interface RefundOfCharge {
  readonly chargeId: string;
  /** A second request with the same key adds no refund. */
  readonly key: string;
  readonly amount: MoneyView;
  readonly reason: RefundReason;
  readonly lines: readonly { readonly lineId: string; readonly amount: number }[];
}

export interface PaymentState {
  readonly gateway: 'sandbox' | 'stripe';
  readonly status: string;
  readonly clientSecret?: string;
  readonly publishableKey?: string;
  /** The confirmation that the bank still requires. */
  readonly action?: { readonly id: string };
  readonly refunds: readonly MoneyBack[];
}

export interface PaymentProgress {
  /** `closed`: the order can no longer be paid. */
  readonly status: 'paid' | 'requires-action' | 'declined' | 'processing' | 'waiting' | 'closed';
  readonly action?: { readonly id: string };
}

export interface TestCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

/**
 * The payments of orders, and of changes that added to one: each has an id of its own. All methods but `request`,
 * `isPaidOrProcessing`, `close` and `refund` must run outside a transaction: the gateway may take seconds.
 */
export abstract class OrderPayments {
  /** Writes the amount due in the running transaction, together with the order. */
  abstract request(order: { orderId: string; reference: string; amount: MoneyView }): Promise<void>;
  /**
   * Whether money for the order has arrived or is being processed. Money that has not arrived by the end of this
   * transaction arrives later.
   */
  abstract isPaidOrProcessing(orderId: string): Promise<boolean>;
  /** Records in the running transaction that the order can no longer be paid. The gateway is informed afterwards. */
  abstract close(orderId: string): Promise<void>;
  /** Adds a refund with the running transaction. The gateway is called after the commit. */
  abstract refund(refund: RefundOfCharge): Promise<void>;
  /**
   * Stops the collection of money for the order. Returns whether the money has been collected already or is about to
   * be.
   */
  abstract cancelCollection(orderId: string): Promise<boolean>;
  abstract start(order: {
    orderId: string;
    reference: string;
    amount: MoneyView;
    email: string;
  }): Promise<PaymentState>;
  abstract find(orderId: string): Promise<PaymentState | undefined>;
  abstract payWithTestCard(orderId: string, card: TestCard): Promise<PaymentProgress>;
  abstract confirmTestCard(orderId: string, actionId: string, outcome: 'complete' | 'fail'): Promise<PaymentProgress>;
  abstract refresh(orderId: string): Promise<PaymentProgress>;
}
