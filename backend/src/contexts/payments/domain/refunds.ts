import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import type { PaymentId, RefundTotals } from './payment.js';
import type { ReportedAmount } from './payment-gateway.js';

export type RefundId = Id<'Refund'>;

/** The job that sends a refund to the gateway, or asks for its outcome. Its key is the refund's id. */
export const SEND_REFUND = 'payments.send-refund';

/** `sent`: the gateway has it and has not finished. A refund that succeeded may still fail: the card was closed. */
export type RefundStatus = 'pending' | 'sent' | 'succeeded' | 'failed';

/** The part of a refund that falls on one line of the order. Minor units; negative where the line lowers the total. */
export interface RefundedLine {
  readonly lineId: string;
  readonly amount: number;
}

export interface Refund {
  readonly id: RefundId;
  readonly paymentId: PaymentId;
  readonly amount: number;
  /** The currency of the capture. */
  readonly currency: string;
  readonly status: RefundStatus;
  readonly reason: string;
  /** The lines that it is for; they add up to the amount. Empty for a refund of the payment as a whole. */
  readonly lines: readonly RefundedLine[];
  readonly gatewayRefundId: string | null;
}

/** The reason of a refund that was made at the gateway itself. */
export const OUTSIDE = 'outside';

/** A refund as the customer sees it. */
export interface ReportedRefund {
  readonly amount: ReportedAmount;
  readonly status: RefundStatus;
  readonly reason: string;
  /** The time of its conclusion, otherwise of its request. */
  readonly at: Date;
}

export interface NewRefund {
  /** A second request with the same key adds no refund. */
  readonly key: string;
  readonly paymentId: PaymentId;
  readonly amount: ReportedAmount;
  readonly reason: string;
  readonly lines?: readonly RefundedLine[];
}

/** Refunds. The database keeps the sum of a payment's refunds within the capture. */
export abstract class Refunds {
  /** The new refund's id; undefined where the key has one. Throws RefundExceedsPayment. */
  abstract add(refund: NewRefund): Promise<RefundId | undefined>;
  abstract hasKey(key: string): Promise<boolean>;
  abstract find(id: RefundId): Promise<Refund | undefined>;
  abstract findByGatewayId(gatewayRefundId: string): Promise<Refund | undefined>;
  /** Waits until no other transaction changes the refund. */
  abstract findForChange(id: RefundId): Promise<Refund | undefined>;
  abstract note(id: RefundId, status: RefundStatus, gatewayRefundId: string | null): Promise<void>;
  /** Oldest first. */
  abstract ofPayment(paymentId: PaymentId): Promise<readonly ReportedRefund[]>;
  abstract totalsOf(paymentId: PaymentId): Promise<RefundTotals>;
}

const transitions: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  pending: ['sent', 'succeeded', 'failed'],
  sent: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

/** Whether the report is newer than the status. Reports come in any order; one that leads back is old. */
export const isNews = (from: RefundStatus, to: RefundStatus): boolean => transitions[from].includes(to);
