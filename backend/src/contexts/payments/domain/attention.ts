import type { PaymentId } from './payment.js';

export const ATTENTION_KINDS = [
  'amount-mismatch',
  'unknown-payment',
  'duplicate-capture',
  'refund-failed',
  'refund-outside',
  'dispute',
] as const;

export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** The admin who handled the matter, and the solution. */
export interface Settlement {
  readonly settledBy: string;
  readonly note: string;
}

/** Matters that a person must look at: one of each kind and key. */
export abstract class Attention {
  /** False when it has been raised before. */
  abstract raise(
    kind: AttentionKind,
    key: string,
    paymentId: PaymentId | null,
    facts: Readonly<Record<string, unknown>>,
  ): Promise<boolean>;
  /** The order for which this intent of the gateway brought money a second time. */
  abstract orderPaidTwiceBy(intentId: string): Promise<string | undefined>;
  /** The first call settles the matter. A second one answers `settled-before` and changes nothing. */
  abstract settle(id: string, settlement: Settlement): Promise<'settled' | 'settled-before' | 'unknown'>;
}
