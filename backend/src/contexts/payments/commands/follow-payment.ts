import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Intent } from '../domain/payment-gateway.js';
import type { PaymentId } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';

/** Notes what the gateway says of a payment whose money has not been taken. */
export class FollowPayment extends Command<void> {
  constructor(
    readonly paymentId: PaymentId,
    readonly intent: Intent,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(FollowPayment)
export class FollowPaymentHandler implements ICommandHandler<FollowPayment> {
  constructor(private readonly payments: PaymentRepository) {}

  async execute({ paymentId, intent }: FollowPayment): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    payment?.follow(intent);
    if (payment) await this.payments.save(payment);
  }
}
