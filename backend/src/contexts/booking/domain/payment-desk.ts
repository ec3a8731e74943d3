import type { MoneyView } from '../../../shared-kernel/money.js';

export interface PaymentState {
  readonly gateway: 'sandbox' | 'stripe';
  readonly status: string;
  readonly clientSecret?: string;
  readonly publishableKey?: string;
}

export interface PaymentProgress {
  readonly status: 'paid' | 'requires-action' | 'declined' | 'processing' | 'waiting';
  readonly action?: { readonly id: string };
}

export interface TestCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

/** Where orders are paid. But for `expect` and `hasMoneyOf`, never called inside a transaction: the other side may take seconds. */
export abstract class PaymentDesk {
  /** The order and what it owes are noted together or not at all. */
  abstract expect(order: { orderId: string; reference: string; amount: MoneyView }): Promise<void>;
  /** Whether money for the order has come or is on its way; what has not come by the end of this transaction comes later. */
  abstract hasMoneyOf(orderId: string): Promise<boolean>;
  abstract open(order: { orderId: string; reference: string; amount: MoneyView; email: string }): Promise<PaymentState>;
  abstract find(orderId: string): Promise<PaymentState | undefined>;
  abstract payWithTestCard(orderId: string, card: TestCard): Promise<PaymentProgress>;
  abstract confirmTestCard(orderId: string, actionId: string, outcome: 'complete' | 'fail'): Promise<PaymentProgress>;
  abstract refresh(orderId: string): Promise<PaymentProgress>;
}
