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

const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = {
  won: 'won',
  warning_closed: 'won',
  lost: 'lost',
  charge_refunded: 'lost',
};

/** How a dispute ended; undefined while it is open. */
export const outcomeOf = (status: string): 'won' | 'lost' | undefined => OUTCOMES[status];

export abstract class Disputes {
  /** Answers the status before; undefined for a dispute that was not known. An older report changes nothing. */
  abstract note(paymentId: PaymentId, dispute: ReportedDispute): Promise<string | undefined>;
}
