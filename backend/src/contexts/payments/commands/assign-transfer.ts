import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { IncomingTransferId } from '../domain/incoming-transfer.js';
import { type IncomingTransfer, IncomingTransfers } from '../domain/incoming-transfers.js';
import { foundEntry, Ledger, type LedgerEntry, type PaidPart, restUsedEntry } from '../domain/ledger.js';
import type { ReportedAmount } from '../domain/payment-gateway.js';
import { OrderTakesNoTransfer, TransferSettled } from '../domain/payment.errors.js';
import { paidBy, TransferAssignment } from '../processes/transfer-assignment.js';
import { settled } from '../domain/work-item-raised.js';

/**
 * Pays an order with what is left of a transfer: the money of an unknown one, or what another order left over. Throws
 * TransferUnknown, ChangedMeanwhile, TransferSettled, OrderTakesNoTransfer.
 */
export class AssignTransfer extends Command<void> {
  constructor(
    readonly id: IncomingTransferId,
    readonly orderReference: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AssignTransfer)
export class AssignTransferHandler implements ICommandHandler<AssignTransfer> {
  constructor(
    private readonly transfers: IncomingTransfers,
    private readonly assignment: TransferAssignment,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ id, orderReference, version, actor }: AssignTransfer): Promise<void> {
    actor.mustBeAllowed('transfer.manage');
    const transfer = await this.transfers.getForChange(id);
    mustBeVersion(transfer, version);
    const { status, parts, rest } = transfer;
    if (rest === 0 || status === 'returned') throw new TransferSettled();
    const money = { amount: rest, currency: transfer.amount.currency };
    const reference = writtenReference(orderReference);
    const plan = await this.assignment.plan(money, [reference]);
    if (plan.parts.length === 0) throw new OrderTakesNoTransfer({ reference });
    await this.ledger.post(...entriesOf(transfer, money, paidBy(plan)));
    const assigned = await this.assignment.apply(plan);
    await this.transfers.note(id, { ...assigned, parts: [...parts, ...assigned.parts] });
    if (status === 'unknown' || assigned.status !== 'overpaid')
      await this.outbox.publish(settled(status === 'unknown' ? 'transfer-unknown' : 'transfer-overpaid', id));
    if (status === 'unknown') await this.assignment.raise(id, money, assigned);
    await this.audit.note(actor, { type: 'transfer', id }, { status, rest }, { ...assigned });
  }
}

/** The money of an unknown transfer leaves suspense. What another order left over is in the customers' account already. */
const entriesOf = (
  { id, status, version }: IncomingTransfer,
  money: ReportedAmount,
  parts: readonly PaidPart[],
): readonly LedgerEntry[] =>
  status === 'unknown'
    ? [foundEntry(id, money, parts)]
    : parts.map((part) => restUsedEntry(id, version, part, money.currency));
