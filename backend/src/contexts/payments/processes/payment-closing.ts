import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { PaymentRepository } from '../domain/payment.repository.js';

/** The job that closes a payment at the gateway. Its key is the payment's id. */
export const CLOSE_PAYMENT = 'payments.close-payment';

/** Closes the payment of an order that can no longer be paid, in the running transaction. */
@Injectable()
export class PaymentClosing {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async close(orderId: string): Promise<void> {
    const payment = await this.payments.findOfOrderForChange(orderId);
    if (!payment) return;
    payment.close();
    if (!payment.isClosed) return;
    await this.payments.save(payment);
    await this.scheduledJobs.plan(CLOSE_PAYMENT, payment.id, this.clock.now(), {});
  }
}
