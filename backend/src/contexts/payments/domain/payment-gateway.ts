import type { MoneyView } from '../../../shared-kernel/money/money.js';

export type GatewayName = 'sandbox' | 'stripe';

export type IntentStatus = 'waiting' | 'requires-action' | 'processing' | 'declined' | 'cancelled' | 'captured';

/** An amount as a gateway tells it: its currency may be one that we do not sell in. */
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
  /** The order that we named when we opened it. */
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
  /** Our own refund's id; absent where somebody gave the money back at the gateway itself. */
  readonly refundId?: string;
}

/** The gateway gave no answer, or none that we understand: nothing is known about what it did. Ask again. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The gateway refuses the refund for good, for example because the money has gone back already. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

/**
 * Takes the money. No transaction is open during a call. Every method throws {@link GatewayUnavailable} when
 * the other side does not answer, and may be repeated: the same intent or refund is answered.
 */
export abstract class PaymentGateway {
  abstract readonly name: GatewayName;
  /** What the browser needs to talk to the gateway itself; undefined where it never does. */
  abstract readonly publishableKey: string | undefined;
  /** Opens the order's intent, or answers the one that this attempt has. */
  abstract open(intent: NewIntent): Promise<Intent>;
  abstract read(intentId: string): Promise<Intent>;
  /** The intent takes no more money. A captured intent stays as it is. */
  abstract cancel(intentId: string): Promise<Intent>;
  /** Gives back part or all of what was captured; `refundId` is the idempotency key. Throws RefundRefused. */
  abstract refund(refund: { refundId: string; intentId: string; amount: ReportedAmount }): Promise<GatewayRefund>;
  abstract readRefund(gatewayRefundId: string): Promise<GatewayRefund>;
}
