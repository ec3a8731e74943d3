import type { PaymentId } from './payment.js';
import type { ReportedAmount } from './payment-gateway.js';

/** A customer's bank demands the money back. */
export interface ReportedDispute {
  readonly id: string;
  readonly intentId: string;
  readonly amount: ReportedAmount;
  readonly reason: string;
  /** The gateway's own word. */
  readonly status: string;
  readonly evidenceDueAt: Date | null;
  /** The time of the gateway's report. An older report never replaces a newer one. */
  readonly reportedAt: Date;
}

export abstract class Disputes {
  abstract note(paymentId: PaymentId, dispute: ReportedDispute): Promise<void>;
}
