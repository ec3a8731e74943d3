import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { GatewayName, Intent } from '../domain/payment-gateway.js';
import type { Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';

/** Records the gateway's state of a payment before the capture, and returns the payment. */
export class FollowPayment extends Command<Payment | undefined> {
  constructor(
    readonly gateway: GatewayName,
    readonly intent: Intent,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(FollowPayment)
export class FollowPaymentHandler implements ICommandHandler<FollowPayment> {
  constructor(private readonly payments: PaymentRepository) {}

  async execute({ gateway, intent }: FollowPayment): Promise<Payment | undefined> {
    const payment = await this.payments.findByIntentForChange(gateway, intent.id, intent.orderId);
    if (!payment) return undefined;
    payment.follow(intent);
    await this.payments.save(payment);
    return payment;
  }
}
