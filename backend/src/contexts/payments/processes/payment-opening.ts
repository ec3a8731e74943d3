import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { type OrderToPay, Payment } from '../domain/payment.js';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { RECONCILE, reconciledNext } from '../domain/reconciliation.js';

/**
 * Notes what an order owes, once, with the running transaction. The gateway is called after its commit, and asked again
 * until the money has come.
 */
@Injectable()
export class PaymentOpening {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** For an order that is placed with this transaction. */
  async openFirst(order: OrderToPay): Promise<void> {
    const payment = this.payment(order);
    await this.payments.add(payment);
    await this.reconcile(payment);
  }

  async openUnlessThere(order: OrderToPay): Promise<void> {
    const payment = this.payment(order);
    if (await this.payments.addUnlessThere(payment)) await this.reconcile(payment);
  }

  private payment(order: OrderToPay): Payment {
    const gateway = order.method === 'wire' ? 'bank' : this.gateway.name;
    return Payment.open(this.ids.uuid(), gateway, order, this.clock.now());
  }

  private async reconcile({ id, openedAt, isTransfer }: Payment): Promise<void> {
    if (isTransfer) return;
    await this.scheduledJobs.plan(RECONCILE, id, reconciledNext(openedAt, openedAt), {});
  }
}
