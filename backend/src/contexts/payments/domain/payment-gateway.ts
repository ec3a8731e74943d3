import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** `bank`: the customer transfers the money, and no gateway is called. */
export type GatewayName = 'sandbox' | 'stripe' | 'bank';

export type IntentStatus = 'waiting' | 'requires-action' | 'processing' | 'declined' | 'cancelled' | 'captured';

/** An amount in a gateway's report. Its currency may be one that we do not sell in. */
export interface ReportedAmount {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

/** The gateway's side of a payment. */
export interface Intent {
  readonly id: string;
  readonly status: IntentStatus;
  /** The amount due, or once captured the amount received. */
  readonly amount: ReportedAmount;
  /** The order that was named when the intent was opened. */
  readonly orderId?: string;
  /** For the browser's card form. */
  readonly clientSecret?: string;
  /** The confirmation step that is open. */
  readonly actionId?: string;
}

export interface NewIntent {
  readonly orderId: string;
  /** Raised only when the gateway has cancelled the intent before: part of the idempotency key. */
  readonly attempt: number;
  readonly reference: string;
  readonly amount: MoneyView;
}

export interface GatewayRefund {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly intentId: string;
  readonly amount: ReportedAmount;
  /** The id of our own refund; absent if the refund was made at the gateway itself. */
  readonly refundId?: string;
}

/** The gateway gave no answer, or none that we understand: nothing is known about what it did. Ask again. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The gateway refuses the refund for good, for example because the money was refunded already. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

/**
 * Takes the money. No transaction is open during a call. Every method throws {@link GatewayUnavailable} when
 * the other side does not answer, and may be repeated: the same intent or refund is answered.
 */
export abstract class PaymentGateway {
  abstract readonly name: GatewayName;
  /** The key with which the browser calls the gateway itself; undefined if the browser never does. */
  abstract readonly publishableKey: string | undefined;
  /** Opens the order's intent, or returns the intent of this attempt. */
  abstract open(intent: NewIntent): Promise<Intent>;
  abstract read(intentId: string): Promise<Intent>;
  /** The intent takes no more money. A captured intent stays as it is. */
  abstract cancel(intentId: string): Promise<Intent>;
  /** Refunds a part or all of the capture; `refundId` is the idempotency key. Throws RefundRefused. */
  abstract refund(refund: { refundId: string; intentId: string; amount: ReportedAmount }): Promise<GatewayRefund>;
  abstract readRefund(gatewayRefundId: string): Promise<GatewayRefund>;
}
