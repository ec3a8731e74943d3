import type { PaymentId } from './payment.js';
import type { ToldAmount } from './payment-gateway.js';

/** A customer's bank wants the money back. */
export interface ToldDispute {
  readonly id: string;
  readonly intentId: string;
  readonly amount: ToldAmount;
  readonly reason: string;
  /** The gateway's own word. */
  readonly status: string;
  readonly evidenceDueAt: Date | null;
  /** When the gateway said so: older news never replaces newer. */
  readonly toldAt: Date;
}

export abstract class Disputes {
  abstract note(paymentId: PaymentId, dispute: ToldDispute): Promise<void>;
}
