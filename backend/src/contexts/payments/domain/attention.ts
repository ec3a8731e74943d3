import type { PaymentId } from './payment.js';

export type AttentionKind =
  'amount-mismatch' | 'unknown-payment' | 'second-capture' | 'refund-failed' | 'refund-outside' | 'dispute';

/** What a person must look at: one of each kind and key. */
export abstract class Attention {
  /** False when it has been raised before. */
  abstract raise(
    kind: AttentionKind,
    key: string,
    paymentId: PaymentId | null,
    facts: Readonly<Record<string, unknown>>,
  ): Promise<boolean>;
}
