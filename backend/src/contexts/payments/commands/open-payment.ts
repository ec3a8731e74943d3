import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { OrderToPay } from '../domain/payment.js';
import { PaymentOpening } from '../processes/payment-opening.js';

/** Opens the payment of an order that was placed without one. */
export class OpenPayment extends Command<void> {
  constructor(
    readonly order: OrderToPay,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(OpenPayment)
export class OpenPaymentHandler implements ICommandHandler<OpenPayment> {
  constructor(private readonly opening: PaymentOpening) {}

  async execute({ order }: OpenPayment): Promise<void> {
    await this.opening.openUnlessThere(order);
  }
}
