import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Attention, type AttentionKind } from '../domain/attention.js';
import { type GatewayEvent, GatewayEvents } from '../domain/gateway-events.js';
import { captureEntries, Ledger, receiptEntry, unsoldAccount } from '../domain/ledger.js';
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
    private readonly attention: Attention,
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
    if (payment.isConcluded && payment.intentId !== intentId)
      return this.holdForReview('duplicate-capture', payment, intentId, amount);
    const outcome = payment.capture(intentId, amount, this.clock.now());
    await this.payments.save(payment);
    if (outcome === 'captured') await this.ledger.post(...captureEntries(payment.id, intentId, payment.due.toJSON()));
    if (outcome === 'held-for-review') await this.holdForReview('amount-mismatch', payment, intentId, amount);
    return outcome;
  }

  /**
   * The money has arrived anyway. It stays in the customer's account, or in suspense, until a person has reviewed it.
   */
  private async holdForReview(
    why: AttentionKind,
    payment: Payment,
    intentId: string,
    received: ReportedAmount,
  ): Promise<'held-for-review'> {
    const isFirst = await this.attention.raise(why, intentId, payment.id, {
      due: payment.due.toJSON(),
      received,
      orderId: payment.orderId,
    });
    if (isFirst && received.amount > 0)
      await this.ledger.post(receiptEntry(intentId, received, unsoldAccount(received, payment.due)));
    return 'held-for-review';
  }

  /** An intent without an order belongs to another product of the same Stripe account. */
  private async reportUnknown(capture: ReportedCapture): Promise<'unknown'> {
    if (capture.orderId !== undefined)
      await this.attention.raise('unknown-payment', capture.intentId, null, { ...capture });
    return 'unknown';
  }
}
