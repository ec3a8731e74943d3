import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DuplicateCaptureRecords } from '../domain/duplicate-capture-records.js';
import { type GatewayEvent, GatewayEvents } from '../domain/gateway-events.js';
import { captureEntries, Ledger, receiptEntry, unsoldAccount } from '../domain/ledger.js';
import { type MoneyMatterKind, MoneyMatters } from '../domain/money-matters.js';
import type { ReportedAmount } from '../domain/payment-gateway.js';
import type { CaptureOutcome, Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';

export interface ReportedCapture extends GatewayEvent {
  /** The order that the gateway's intent names. */
  readonly orderId?: string;
}

export interface RecordedCapture {
  readonly outcome: CaptureOutcome | 'unknown';
  /** The payment after the capture. Absent for a known event and for money of no order of ours. */
  readonly payment?: Payment | undefined;
}

/** Marks an order's payment paid. Webhook, sandbox and reconciliation all use this command; nothing else marks it paid. */
export class RecordCapture extends Command<RecordedCapture> {
  constructor(
    readonly capture: ReportedCapture,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RecordCapture)
export class RecordCaptureHandler implements ICommandHandler<RecordCapture> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly events: GatewayEvents,
    private readonly ledger: Ledger,
    private readonly matters: MoneyMatters,
    private readonly duplicates: DuplicateCaptureRecords,
    private readonly clock: Clock,
  ) {}

  async execute({ capture }: RecordCapture): Promise<RecordedCapture> {
    if (!(await this.events.isFirst(capture))) return { outcome: 'repeated' };
    const payment = await this.payments.findByIntentForChange(capture.gateway, capture.intentId, capture.orderId);
    const outcome = payment ? await this.apply(capture, payment) : await this.reportUnknown(capture);
    await this.events.conclude(capture, outcome);
    return { outcome, payment };
  }

  private async apply({ intentId, amount }: ReportedCapture, payment: Payment): Promise<CaptureOutcome> {
    if (payment.isConcluded && payment.intentId !== intentId) {
      await this.duplicates.add({ intentId, paymentId: payment.id, orderId: payment.orderId });
      return this.holdForReview('duplicate-capture', payment, intentId, amount);
    }
    const outcome = payment.capture(intentId, amount, this.clock.now());
    await this.payments.save(payment);
    if (outcome === 'captured') await this.ledger.post(...captureEntries(payment, intentId, payment.due.toJSON()));
    if (outcome === 'held-for-review') await this.holdForReview('amount-mismatch', payment, intentId, amount);
    return outcome;
  }

  /**
   * The money has arrived anyway. It stays in the customer's account, or in suspense, until a person has reviewed it.
   */
  private async holdForReview(
    why: MoneyMatterKind,
    payment: Payment,
    intentId: string,
    received: ReportedAmount,
  ): Promise<'held-for-review'> {
    const facts = { amount: received, due: payment.due.toJSON(), intent: intentId };
    const isFirst = await this.matters.raise(why, intentId, payment, facts);
    if (isFirst && received.amount > 0)
      await this.ledger.post(receiptEntry(payment, intentId, received, unsoldAccount(received, payment.due)));
    return 'held-for-review';
  }

  /** An intent without an order belongs to another product of the same Stripe account. */
  private async reportUnknown({ orderId, intentId, gateway, amount }: ReportedCapture): Promise<'unknown'> {
    if (orderId !== undefined)
      await this.matters.raise('unknown-payment', intentId, undefined, { amount, gateway, intent: intentId, orderId });
    return 'unknown';
  }
}
