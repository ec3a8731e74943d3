import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../platform/domain/clock.js';
import { DueWork } from '../../../platform/queue/due-work.js';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { RECONCILE, reconciledNext } from '../domain/reconciliation.js';
import { PaymentProgress } from '../gateways/payment-progress.js';

/** Asks the gateway about a payment that is not concluded: a lost webhook, or a crash in between, loses nothing. */
@DueWorkHandler(RECONCILE, { outsideTransaction: true })
@Injectable()
export class ReconcilePayment implements DoesDueWork {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly progress: PaymentProgress,
    private readonly commands: Commands,
    private readonly dueWork: DueWork,
    private readonly clock: Clock,
  ) {}

  async run(_: unknown, paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (!payment || payment.isConcluded) return;
    await this.progress.ask(payment);
    const after = await this.payments.find(paymentId);
    const next = after?.isConcluded ? undefined : reconciledNext(payment.openedAt, this.clock.now());
    if (next) await this.commands.inTransaction(() => this.dueWork.plan(RECONCILE, paymentId, next));
  }
}
