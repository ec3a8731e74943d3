import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { BatchAlreadyPaid, BatchUnknown } from '../domain/payout.errors.js';
import { PayoutBook } from '../domain/payout-book.js';
import type { PayoutPaid } from '../events.js';

/** The bank has sent the money of a batch. Throws BatchUnknown or BatchAlreadyPaid. */
export class MarkBatchPaid extends Command<void> {
  constructor(
    readonly batchId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MarkBatchPaid)
export class MarkBatchPaidHandler implements ICommandHandler<MarkBatchPaid> {
  constructor(
    private readonly book: PayoutBook,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ batchId, actor }: MarkBatchPaid): Promise<void> {
    actor.mustBeAllowed('payout.pay');
    const batch = await this.book.findBatch(batchId);
    if (!batch) throw new BatchUnknown({ batch: batchId });
    const paid = await this.book.markPaid(batchId, actor.mustBePerson(), this.clock.now());
    if (!paid) throw new BatchAlreadyPaid({ batch: batchId });
    const facts = paid.map(({ id: payoutId, guideId, amount, currency }): PayoutPaid => ({
      type: 'payouts.payout-paid.v1',
      payoutId,
      guideId,
      amount: { amount, currency },
      method: batch.method,
    }));
    await this.outbox.publish(...facts);
    await this.audit.note(actor, { type: 'payout-batch', id: batchId }, { isPaid: false }, { isPaid: true });
  }
}
