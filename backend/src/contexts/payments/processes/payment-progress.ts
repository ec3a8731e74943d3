import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FollowPayment } from '../commands/follow-payment.js';
import { RecordCapture } from '../commands/record-capture.js';
import { type Intent, PaymentGateway } from '../domain/payment-gateway.js';
import type { Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';

const GATEWAY = Actor.job('payment-gateway');

/** Brings a payment up to what its gateway says. Never called inside a transaction. */
@Injectable()
export class PaymentProgress {
  constructor(
    private readonly commands: Commands,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Asks the gateway, opening the intent where that has not been done; answers where the payment stands now. */
  async ask(payment: Payment): Promise<Payment> {
    if (payment.isTransfer || payment.isConcluded || (payment.isClosed && payment.intentId === null)) return payment;
    const intent =
      payment.intentId === null
        ? await this.gateway.open(payment.intentToOpen)
        : await this.gateway.read(payment.intentId);
    if (payment.knows(intent)) return payment;
    const noted = (await this.note(intent)) ?? (await this.payments.find(payment.id)) ?? payment;
    return intent.status === 'cancelled' ? this.openNext(noted) : noted;
  }

  /**
   * Cancels the intent of a closed payment at the gateway. An intent whose id was never noted may exist all the same: its
   * opening may be under way, or its process may have died. Opening it again answers it, because the idempotency key is
   * the same. Answers false while the gateway is taking the money: then the reconciliation asks again.
   */
  async end(payment: Payment): Promise<boolean> {
    const intentId = payment.intentId ?? (await this.gateway.open(payment.intentToOpen)).id;
    const intent = await this.gateway.cancel(intentId);
    await this.note(intent);
    return intent.status === 'cancelled' || intent.status === 'captured';
  }

  /**
   * Notes the state of an intent. `eventId` is the gateway's own where there is one; a state that we read ourselves counts
   * once per intent. Answers the payment, or undefined for a known event and for an intent of no payment of ours.
   */
  async note(intent: Intent, eventId = `read:${intent.id}`): Promise<Payment | undefined> {
    if (intent.status === 'captured') return this.capture(intent, eventId);
    return this.commands.execute(new FollowPayment(this.gateway.name, intent, GATEWAY));
  }

  private async capture(intent: Intent, eventId: string): Promise<Payment | undefined> {
    const { id, amount, orderId } = intent;
    const capture = {
      gateway: this.gateway.name,
      eventId,
      intentId: id,
      amount,
      ...(orderId === undefined ? {} : { orderId }),
    };
    const { payment } = await this.commands.execute(new RecordCapture(capture, GATEWAY));
    return payment;
  }

  private async openNext(payment: Payment): Promise<Payment> {
    if (payment.intentId !== null || payment.isClosed) return payment;
    return (await this.note(await this.gateway.open(payment.intentToOpen))) ?? payment;
  }
}
