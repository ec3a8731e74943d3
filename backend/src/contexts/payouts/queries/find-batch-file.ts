import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { painFile, paypalFile } from '../documents/bank-files.js';
import { BatchUnknown } from '../domain/payout.errors.js';
import { PayoutBook } from '../domain/payout-book.js';

export interface BatchFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

/** The file of a batch, which is the same at each call. Throws BatchUnknown. */
export class FindBatchFile extends Query<BatchFile> {
  constructor(
    readonly batchId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindBatchFile)
export class FindBatchFileHandler implements IQueryHandler<FindBatchFile> {
  constructor(
    private readonly book: PayoutBook,
    private readonly commands: Commands,
  ) {}

  async execute({ batchId, actor }: FindBatchFile): Promise<BatchFile> {
    actor.mustBeAllowed('payout.pay');
    const batch = await this.commands.inTransaction(() => this.book.findBatch(batchId));
    if (!batch) throw new BatchUnknown({ batch: batchId });
    const name = `payouts-${batch.payOn}-${batch.currency}-${batch.id.slice(-6)}`;
    return batch.from
      ? { name: `${name}.xml`, contentType: 'application/xml', content: painFile(batch, batch.from) }
      : { name: `${name}.csv`, contentType: 'text/csv; charset=utf-8', content: paypalFile(batch) };
  }
}
