import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { IncomingTransferId } from '../domain/incoming-transfer.js';
import { IncomingTransfers } from '../domain/incoming-transfers.js';
import { OutgoingTransfers, type RecipientAccount } from '../domain/outgoing-transfers.js';
import { TransferSettled } from '../domain/payment.errors.js';
import { settled } from '../domain/work-item-raised.js';

/**
 * Sends back what is left of a transfer: it is listed among the outgoing ones. Throws TransferUnknown, ChangedMeanwhile,
 * TransferSettled.
 */
export class ReturnTransfer extends Command<void> {
  constructor(
    readonly id: IncomingTransferId,
    readonly account: RecipientAccount,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReturnTransfer)
export class ReturnTransferHandler implements ICommandHandler<ReturnTransfer> {
  constructor(
    private readonly transfers: IncomingTransfers,
    private readonly outgoing: OutgoingTransfers,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ id, account, version, actor }: ReturnTransfer): Promise<void> {
    actor.mustBeAllowed('transfer.manage');
    const transfer = await this.transfers.getForChange(id);
    mustBeVersion(transfer, version);
    const { status, parts, rest, amount } = transfer;
    if (rest === 0 || status === 'returned') throw new TransferSettled();
    const money = { amount: rest, currency: amount.currency };
    await this.outgoing.add({
      refundId: null,
      incomingId: id,
      orderId: null,
      orderReference: null,
      amount: money,
      account,
    });
    await this.transfers.note(id, { status: 'returned', parts, rest });
    await this.outbox.publish(settled(status === 'unknown' ? 'transfer-unknown' : 'transfer-overpaid', id));
    await this.audit.note(actor, { type: 'transfer', id }, { status, rest }, { status: 'returned', rest });
  }
}
