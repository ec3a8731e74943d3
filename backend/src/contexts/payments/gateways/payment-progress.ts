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

  /** Asks the gateway, opening the intent where that has not been done. */
  async ask(payment: Payment): Promise<void> {
    if (payment.isConcluded) return;
    const intent =
      payment.intentId === null
        ? await this.gateway.open(payment.intentToOpen)
        : await this.gateway.read(payment.intentId);
    if (payment.knows(intent)) return;
    await this.note(intent);
    if (intent.status === 'cancelled') await this.openNext(payment);
  }

  /** Notes news. `eventId` is the gateway's own where there is one; what we read ourselves counts once per intent. */
  async note(intent: Intent, eventId = `read:${intent.id}`): Promise<void> {
    if (intent.status === 'captured') await this.capture(intent, eventId);
    else await this.commands.execute(new FollowPayment(this.gateway.name, intent, GATEWAY));
  }

  private async capture(intent: Intent, eventId: string): Promise<void> {
    const { id, amount, orderId } = intent;
    const capture = {
      gateway: this.gateway.name,
      eventId,
      intentId: id,
      amount,
      ...(orderId === undefined ? {} : { orderId }),
    };
    await this.commands.execute(new RecordCapture(capture, GATEWAY));
  }

  private async openNext({ id }: Payment): Promise<void> {
    const payment = await this.payments.find(id);
    if (payment?.intentId === null) await this.note(await this.gateway.open(payment.intentToOpen));
  }
}
