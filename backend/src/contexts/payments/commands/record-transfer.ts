import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ordersNamedIn } from '../domain/creditor-reference.js';
import type { IncomingTransferId, ReportedTransfer, TransferStatus } from '../domain/incoming-transfer.js';
import { IncomingTransfers } from '../domain/incoming-transfers.js';
import { incomingEntry, Ledger } from '../domain/ledger.js';
import { TransferKnown } from '../domain/payment.errors.js';
import { paidBy, TransferAssignment } from '../processes/transfer-assignment.js';

export interface RecordedTransfer {
  /** Absent for a credit that is known already. */
  readonly id?: IncomingTransferId;
  readonly outcome: TransferStatus | 'repeated';
}

/**
 * Records a credit, once, and pays with it the orders that its text names. A known credit of a statement is passed over;
 * one that a person enters throws TransferKnown.
 */
export class RecordTransfer extends Command<RecordedTransfer> {
  constructor(
    readonly transfer: ReportedTransfer,
    readonly source: 'manual' | 'statement',
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RecordTransfer)
export class RecordTransferHandler implements ICommandHandler<RecordTransfer> {
  constructor(
    private readonly transfers: IncomingTransfers,
    private readonly assignment: TransferAssignment,
    private readonly ledger: Ledger,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ transfer, source, actor }: RecordTransfer): Promise<RecordedTransfer> {
    actor.mustBeAllowed('transfer.manage');
    const id = await this.transfers.add(transfer, source);
    if (id === undefined) {
      if (source === 'manual') throw new TransferKnown();
      return { outcome: 'repeated' };
    }
    const plan = await this.assignment.plan(transfer.amount, ordersNamedIn(transfer.text));
    const account = plan.status === 'unknown' ? 'suspense' : 'customer-receivable';
    await this.ledger.post(incomingEntry(id, transfer.amount, account, paidBy(plan)));
    const assigned = await this.assignment.apply(plan);
    await this.transfers.note(id, assigned);
    await this.assignment.raise(id, transfer.amount, assigned);
    const { status, rest } = assigned;
    await this.audit.note(actor, { type: 'transfer', id }, {}, { amount: transfer.amount, status, rest });
    return { id, outcome: status };
  }
}
