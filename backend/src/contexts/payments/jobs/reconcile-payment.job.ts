import { Injectable, Logger } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { GatewayUnavailable } from '../domain/payment-gateway.js';
import type { Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { RECONCILE, reconciledNext } from '../domain/reconciliation.js';
import { PaymentProgress } from '../processes/payment-progress.js';

/**
 * Asks the gateway about a payment until its outcome is known. A lost webhook or a crash loses nothing, however long a bank
 * takes.
 */
@ScheduledJob(RECONCILE, { outsideTransaction: true })
@Injectable()
export class ReconcilePayment implements JobHandler {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly payments: PaymentRepository,
    private readonly progress: PaymentProgress,
    private readonly commands: Commands,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async run(_: unknown, paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment || payment.isConcluded || (await this.isOver(payment))) return;
    const next = reconciledNext(payment.openedAt, this.clock.now());
    await this.commands.inTransaction(() => this.scheduledJobs.plan(RECONCILE, paymentId, next));
  }

  /** A gateway that does not answer is no failure of this job: it is asked again at the next time. */
  private async isOver(payment: Payment): Promise<boolean> {
    try {
      if (payment.isClosed) return await this.progress.end(payment);
      return (await this.progress.ask(payment)).isConcluded;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      this.logger.warn(`order ${payment.orderReference}: ${error.message}`);
      return false;
    }
  }
}
