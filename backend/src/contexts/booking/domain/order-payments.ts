import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** Money of the order on its way back to the card that it came from. */
export interface MoneyBack {
  readonly amount: MoneyView;
  readonly status: 'under-way' | 'done';
  readonly at: string;
  readonly reason: 'order-cancelled-by-customer' | 'order-superseded' | 'came-too-late' | 'other';
}

export interface PaymentState {
  readonly gateway: 'sandbox' | 'stripe';
  readonly status: string;
  readonly clientSecret?: string;
  readonly publishableKey?: string;
  /** The confirmation that the bank still asks for. */
  readonly action?: { readonly id: string };
  readonly refunds: readonly MoneyBack[];
}

export interface PaymentProgress {
  /** `closed`: the order is no longer to be paid. */
  readonly status: 'paid' | 'requires-action' | 'declined' | 'processing' | 'waiting' | 'closed';
  readonly action?: { readonly id: string };
}

export interface TestCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

/** Where orders are paid. But for `request`, `isPaidOrProcessing` and `close`, never called inside a transaction: the other side may take seconds. */
export abstract class OrderPayments {
  /** The order and what it owes are noted together or not at all. */
  abstract request(order: { orderId: string; reference: string; amount: MoneyView }): Promise<void>;
  /** Whether money for the order has come or is on its way; what has not come by the end of this transaction comes later. */
  abstract isPaidOrProcessing(orderId: string): Promise<boolean>;
  /** The order is no longer to be paid: noted with its transaction, told to the gateway afterwards. */
  abstract close(orderId: string): Promise<void>;
  /** No more money is to be taken for the order. Answers whether it has been already, or is about to. */
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
