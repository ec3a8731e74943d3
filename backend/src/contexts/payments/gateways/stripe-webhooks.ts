import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { Commands } from '../../../platform/commands.js';
import { Config } from '../../../platform/config.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { RecordDispute } from '../commands/record-dispute.js';
import { RecordRefund } from '../commands/record-refund.js';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { WebhookRefused } from '../domain/payment.errors.js';
import { PaymentProgress } from '../processes/payment-progress.js';

const TOLERANCE_SECONDS = 300;
const STRIPE = Actor.job('stripe-webhook');

/** Stripe's events come in any order, several times, or never. Each makes this server read the current state at Stripe. */
@Injectable()
export class StripeWebhooks {
  constructor(
    private readonly config: Config,
    private readonly gateway: PaymentGateway,
    private readonly progress: PaymentProgress,
    private readonly commands: Commands,
  ) {}

  /** Throws WebhookRefused for what Stripe did not sign within five minutes, GatewayUnavailable so that Stripe sends the event again. */
  async take(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    await this.follow(await this.verified(rawBody, signature));
  }

  private async verified(rawBody: Buffer | undefined, signature: string | undefined): Promise<Stripe.Event> {
    const secret = this.config.STRIPE_WEBHOOK_SECRET;
    if (secret === undefined || rawBody === undefined || signature === undefined) throw new WebhookRefused();
    const { default: stripe } = await import('stripe');
    try {
      return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
    } catch {
      throw new WebhookRefused();
    }
  }

  private async follow(event: Stripe.Event): Promise<void> {
    switch (event.type) {
      case 'payment_intent.succeeded':
      case 'payment_intent.payment_failed':
      case 'payment_intent.processing':
      case 'payment_intent.requires_action':
      case 'payment_intent.canceled':
        await this.progress.note(await this.gateway.read(event.data.object.id), event.id);
        return;
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return this.followRefund(event.data.object.id);
      case 'charge.refunded':
        return this.followRefundsOf(event.data.object);
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
        return this.followDispute(event.data.object, new Date(event.created * 1000));
      default:
        return;
    }
  }

  private async followRefund(id: string): Promise<void> {
    await this.commands.execute(new RecordRefund(this.gateway.name, await this.gateway.readRefund(id), STRIPE));
  }

  /** Newer versions of Stripe's API leave the refunds out of the charge and send `refund.*` beside it. */
  private async followRefundsOf(charge: Stripe.Charge): Promise<void> {
    for (const refund of charge.refunds?.data ?? []) await this.followRefund(refund.id);
  }

  private async followDispute(
    { id, amount, currency, reason, status, evidence_details, payment_intent }: Stripe.Dispute,
    reportedAt: Date,
  ): Promise<void> {
    const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
    if (intentId === undefined) return;
    const due = evidence_details.due_by;
    const evidenceDueAt = due === null ? null : new Date(due * 1000);
    const dispute = {
      id,
      intentId,
      amount: { amount, currency: currency.toUpperCase() },
      reason,
      status,
      evidenceDueAt,
      reportedAt,
    };
    await this.commands.execute(new RecordDispute(this.gateway.name, dispute, STRIPE));
  }
}
