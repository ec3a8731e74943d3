import type { PaymentId } from './payment.js';
import type { ReportedAmount } from './payment-gateway.js';

/** A customer's bank wants the money back. */
export interface ReportedDispute {
  readonly id: string;
  readonly intentId: string;
  readonly amount: ReportedAmount;
  readonly reason: string;
  /** The gateway's own word. */
  readonly status: string;
  readonly evidenceDueAt: Date | null;
  /** When the gateway said so: older news never replaces newer. */
  readonly reportedAt: Date;
}

export abstract class Disputes {
  abstract note(paymentId: PaymentId, dispute: ReportedDispute): Promise<void>;
}
