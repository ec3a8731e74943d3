import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { type OutgoingTransferId, OutgoingTransfers, type RecipientAccount } from '../domain/outgoing-transfers.js';
import { TransferSettled } from '../domain/payment.errors.js';

/** The team enters the account for the customer. Throws TransferUnknown, ChangedMeanwhile, TransferSettled. */
export class SetRecipientAccount extends Command<void> {
  constructor(
    readonly id: OutgoingTransferId,
    readonly account: RecipientAccount,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SetRecipientAccount)
export class SetRecipientAccountHandler implements ICommandHandler<SetRecipientAccount> {
  constructor(
    private readonly outgoing: OutgoingTransfers,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ id, account, version, actor }: SetRecipientAccount): Promise<void> {
    actor.mustBeAllowed('transfer.manage');
    const transfer = await this.outgoing.getForChange(id);
    if (transfer.status === 'sent') throw new TransferSettled();
    mustBeVersion(transfer, version);
    await this.outgoing.noteAccount(id, account);
    // Whose account it is stays out of the history: the record itself says so.
    await this.audit.note(actor, { type: 'outgoing-transfer', id }, { status: transfer.status }, { status: 'ready' });
  }
}
