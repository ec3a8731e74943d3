import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/domain/clock.js';
import { Ids } from '../../../platform/domain/ids.js';
import { DueWork } from '../../../platform/queue/due-work.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Money, MoneyMismatch } from '../../../shared-kernel/money.js';
import { type OrderToPay, Payment } from '../domain/payment.js';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { RECONCILE, reconciledNext } from '../domain/reconciliation.js';

/** Notes what an order owes, once; the gateway is called afterwards, and asked again until the money has come. */
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
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly dueWork: DueWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ order }: OpenPayment): Promise<void> {
    const now = this.clock.now();
    const payment = Payment.open(this.ids.uuid(), this.gateway.name, order, now);
    if (await this.payments.addUnlessThere(payment)) {
      await this.dueWork.plan(RECONCILE, payment.id, reconciledNext(now, now) ?? now, {});
      return;
    }
    const existing = await this.payments.findOfOrder(order.orderId);
    if (existing && !existing.due.equals(Money.from(order.amount)))
      throw new MoneyMismatch(`order ${order.orderId} has another payment`);
  }
}
