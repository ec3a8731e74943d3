import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { Ledger, returnedTransferEntry } from '../domain/ledger.js';
import { IncomingTransfers } from '../domain/incoming-transfers.js';
import { type OutgoingTransfer, type OutgoingTransferId, OutgoingTransfers } from '../domain/outgoing-transfers.js';
import { RecipientAccountMissing, TransferSettled, TransferUnknown } from '../domain/payment.errors.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { type RefundId, Refunds } from '../domain/refunds.js';
import { RefundAccounting } from '../processes/refund-accounting.js';

/**
 * The team has sent the money: the refund is done and stands in the ledger. Throws TransferUnknown, ChangedMeanwhile,
 * TransferSettled, RecipientAccountMissing.
 */
export class SendOutgoingTransfer extends Command<void> {
  constructor(
    readonly id: OutgoingTransferId,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SendOutgoingTransfer)
export class SendOutgoingTransferHandler implements ICommandHandler<SendOutgoingTransfer> {
  constructor(
    private readonly outgoing: OutgoingTransfers,
    private readonly incoming: IncomingTransfers,
    private readonly payments: PaymentRepository,
    private readonly refunds: Refunds,
    private readonly accounting: RefundAccounting,
    private readonly ledger: Ledger,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ id, version, actor }: SendOutgoingTransfer): Promise<void> {
    actor.mustBeAllowed('transfer.manage');
    const transfer = await this.outgoing.getForChange(id);
    if (transfer.status === 'sent') throw new TransferSettled();
    mustBeVersion(transfer, version);
    if (!transfer.account) throw new RecipientAccountMissing();
    await this.outgoing.noteSent(id);
    if (transfer.refundId !== null) await this.finishRefund(transfer.refundId, transfer);
    else await this.postReturn(transfer);
    await this.audit.note(actor, { type: 'outgoing-transfer', id }, { status: transfer.status }, { status: 'sent' });
  }

  private async finishRefund(refundId: RefundId, { orderId, id }: OutgoingTransfer): Promise<void> {
    const payment = await this.payments.findOfOrderForChange(orderId ?? '');
    const refund = await this.refunds.findForChange(refundId);
    if (!payment || !refund) throw new TransferUnknown({ transfer: id });
    await this.refunds.note(refundId, 'succeeded', `transfer:${id}`);
    const totals = await this.refunds.totalsOf(payment.id);
    payment.followRefunds(totals);
    await this.payments.save(payment);
    await this.accounting.account(payment, refund, totals.refunded, 'cash-bank');
  }

  /** Money that had named no order at all came out of suspense; else it lay in the customer's account. */
  private async postReturn({ id, incomingId, amount }: OutgoingTransfer): Promise<void> {
    if (incomingId === null) return;
    const wasUnknown = !(await this.ledger.has('transfer-found', incomingId)) && (await this.isInSuspense(incomingId));
    await this.ledger.post(returnedTransferEntry(id, amount, wasUnknown ? 'suspense' : 'customer-receivable'));
  }

  private async isInSuspense(id: NonNullable<OutgoingTransfer['incomingId']>): Promise<boolean> {
    const { wasUnknown } = await this.incoming.getForChange(id);
    return wasUnknown;
  }
}
