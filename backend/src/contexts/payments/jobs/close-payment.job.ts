import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { CLOSE_PAYMENT } from '../processes/payment-closing.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { PaymentProgress } from '../processes/payment-progress.js';

/**
 * Cancels a closed payment at the gateway, so that nobody pays what is no longer for sale. Money taken before is
 * recorded. While the gateway is taking the money, the reconciliation asks for the outcome.
 */
@ScheduledJob(CLOSE_PAYMENT, { outsideTransaction: true })
@Injectable()
export class ClosePayment implements JobHandler {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly progress: PaymentProgress,
  ) {}

  async run(_: unknown, paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment?.isClosed) await this.progress.end(payment);
  }
}
