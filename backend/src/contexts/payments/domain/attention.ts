import type { PaymentId } from './payment.js';

export type AttentionKind = 'amount-mismatch' | 'unknown-payment' | 'refund-failed' | 'dispute';

/** What a person must look at. Raised once per kind and key. */
export abstract class Attention {
  abstract raise(kind: AttentionKind, key: string, paymentId: PaymentId | null, facts: Readonly<Record<string, unknown>>): Promise<void>;
}
