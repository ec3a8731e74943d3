import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money, MoneyMismatch, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { PaymentCaptured } from '../events.js';
import { type CashAccount, type RefundedAccount, unsoldAccount } from './ledger.js';
import type { GatewayName, Intent, IntentStatus, NewIntent, ReportedAmount } from './payment-gateway.js';

export type PaymentId = Id<'Payment'>;

export type PaymentState =
  | 'waiting'
  | 'requires-action'
  | 'processing'
  | 'declined'
  /** A bank transfer brought less than is due. */
  | 'part-paid'
  | 'closed'
  | 'paid'
  | 'refunding'
  | 'refunded'
  | 'held-for-review';

/** The gateway has nothing more to report about the capture. */
const CONCLUDED: readonly PaymentState[] = ['paid', 'refunding', 'refunded', 'held-for-review'];

const STATE_OF_INTENT: Readonly<Record<Exclude<IntentStatus, 'captured'>, PaymentState>> = {
  waiting: 'waiting',
  'requires-action': 'requires-action',
  processing: 'processing',
  declined: 'declined',
  cancelled: 'waiting',
};

export interface OrderToPay {
  readonly orderId: string;
  readonly reference: string;
  readonly amount: MoneyView;
  /** By card where absent. */
  readonly method?: 'card' | 'wire';
}

/** Sums of a payment's refunds in its minor unit. */
export interface RefundTotals {
  readonly refunded: number;
  readonly underWay: number;
}

export type CaptureOutcome = 'captured' | 'repeated' | 'held-for-review';

/**
 * The amount due for an order, and the state of its collection. One order has one payment; attempts are the gateway's
 * intents.
 */
export class Payment extends AggregateRoot {
  readonly id!: PaymentId;
  readonly orderId!: string;
  readonly orderReference!: string;
  readonly gateway!: GatewayName;
  attempt!: number;
  intentId!: string | null;
  clientSecret!: string | null;
  actionId!: string | null;
  status!: PaymentState;
  readonly amount!: number;
  readonly currency!: Currency;
  capturedAmount!: number;
  /** ISO 4217; null as long as nothing was captured. */
  capturedCurrency!: string | null;
  readonly openedAt!: Date;
  capturedAt!: Date | null;

  static open(id: PaymentId, gateway: GatewayName, order: OrderToPay, now: Date): Payment {
    const payment = new Payment();
    Object.assign(payment, {
      id,
      gateway,
      orderId: order.orderId,
      orderReference: order.reference,
      attempt: 1,
      intentId: null,
      clientSecret: null,
      actionId: null,
      status: 'waiting',
      amount: order.amount.amount,
      currency: order.amount.currency,
      capturedAmount: 0,
      capturedCurrency: null,
      openedAt: now,
      capturedAt: null,
    } satisfies Partial<Payment>);
    return payment;
  }

  /** Throws MoneyMismatch when the order asks for another amount than the one that its payment was opened for. */
  mustOwe(amount: MoneyView): void {
    if (!this.due.equals(Money.from(amount))) throw new MoneyMismatch(`order ${this.orderId} has another payment`);
  }

  get due(): Money {
    return Money.of(this.amount, this.currency);
  }

  /** What was taken, in the currency in which it came. */
  get captured(): ReportedAmount {
    return { amount: this.capturedAmount, currency: this.capturedCurrency ?? this.currency };
  }

  /** Whether the money comes by bank transfer: there is no intent, and nothing to ask a gateway. */
  get isTransfer(): boolean {
    return this.gateway === 'bank';
  }

  get isConcluded(): boolean {
    return CONCLUDED.includes(this.status);
  }

  /** Whether the customer has nothing left to do. False for a payment held for review: the team decides. */
  get isPaidOrProcessing(): boolean {
    return this.status === 'paid' || this.status === 'processing';
  }

  /** Whether the order can no longer be paid. Late money is recorded anyway. */
  get isClosed(): boolean {
    return this.status === 'closed';
  }

  /** A captured or processing payment stays as it is. */
  close(): void {
    if (!this.isConcluded && !this.isPaidOrProcessing) this.status = 'closed';
  }

  get intentToOpen(): NewIntent {
    return { orderId: this.orderId, attempt: this.attempt, reference: this.orderReference, amount: this.due.toJSON() };
  }

  /** Whether the intent brings nothing new. */
  knows({ id, status, actionId }: Intent): boolean {
    return (
      status !== 'captured' &&
      (this.isClosed ||
        (status !== 'cancelled' &&
          id === this.intentId &&
          STATE_OF_INTENT[status] === this.status &&
          (actionId ?? null) === this.actionId))
    );
  }

  /** Follows the state of the intent. A capture goes through {@link Payment.capture} alone. */
  follow(intent: Intent): void {
    if (this.isConcluded || intent.status === 'captured') return;
    if (this.isClosed) {
      this.intentId ??= intent.id;
      return;
    }
    if (this.intentId !== null && this.intentId !== intent.id) return;
    if (intent.status === 'cancelled') return this.tryAgain(intent.id);
    this.intentId = intent.id;
    this.clientSecret = intent.clientSecret ?? this.clientSecret;
    this.actionId = intent.actionId ?? null;
    this.status = STATE_OF_INTENT[intent.status];
  }

  /** The money has been taken. Anything but the amount due waits for a person. */
  capture(intentId: string, received: ReportedAmount, now: Date): CaptureOutcome {
    if (this.isConcluded) return 'repeated';
    this.intentId = intentId;
    this.actionId = null;
    this.take(received, now);
    if (!this.isSale) {
      this.status = 'held-for-review';
      return 'held-for-review';
    }
    this.status = 'paid';
    this.recordCapture();
    return 'captured';
  }

  /** What is still to come. Zero once nothing more is expected. */
  get outstanding(): number {
    return this.isConcluded ? 0 : this.amount - this.capturedAmount;
  }

  /**
   * Takes money of a bank transfer. What a bank kept of it counts as paid, if the company bears it (`isEnough`).
   * Otherwise the payment waits for the rest.
   */
  receiveTransfer(amount: number, isEnough: boolean, now: Date): void {
    const sum = isEnough ? this.amount : this.capturedAmount + amount;
    this.take({ amount: sum, currency: this.currency }, now);
    if (!isEnough) {
      this.status = 'part-paid';
      return;
    }
    this.status = 'paid';
    this.recordCapture();
  }

  private recordCapture(): void {
    this.record<PaymentCaptured>({
      type: 'payments.payment-captured.v1',
      paymentId: this.id,
      orderId: this.orderId,
      amount: this.due.toJSON(),
    });
  }

  /** The ledger's account that the money of this payment is on. */
  get cashAccount(): CashAccount {
    return this.isTransfer ? 'cash-bank' : 'cash-card';
  }

  /** Whether the capture matches the amount due: money of another amount or currency never becomes a sale. */
  get isSale(): boolean {
    return this.capturedAmount === this.amount && this.capturedCurrency === this.currency;
  }

  /** The ledger's account that a refund is taken from. */
  get refundedAccount(): RefundedAccount {
    return this.isSale ? 'refunds' : unsoldAccount(this.captured, this.due);
  }

  /** Whether a further refund of this amount stays within the capture. */
  canGiveBack({ amount, currency }: ReportedAmount, { refunded, underWay }: RefundTotals): boolean {
    return currency === this.capturedCurrency && amount <= this.capturedAmount - refunded - underWay;
  }

  /** Sets the status after a refund was requested or concluded. */
  followRefunds({ refunded, underWay }: RefundTotals): void {
    if (underWay > 0) this.status = 'refunding';
    else if (refunded > 0 && refunded === this.capturedAmount) this.status = 'refunded';
    else this.status = this.isSale ? 'paid' : 'held-for-review';
  }

  private take({ amount, currency }: ReportedAmount, now: Date): void {
    if (amount <= 0) return;
    this.capturedAmount = amount;
    this.capturedCurrency = currency;
    this.capturedAt = now;
  }

  private tryAgain(cancelledIntentId: string): void {
    if (this.intentId !== cancelledIntentId) return;
    Object.assign(this, {
      attempt: this.attempt + 1,
      intentId: null,
      clientSecret: null,
      actionId: null,
      status: 'waiting',
    });
  }
}
