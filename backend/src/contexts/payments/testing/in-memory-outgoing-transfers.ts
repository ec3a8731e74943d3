import { randomUUID } from 'node:crypto';
import {
  type NewOutgoingTransfer,
  type OutgoingTransfer,
  type OutgoingTransferId,
  OutgoingTransfers,
  type RecipientAccount,
} from '../domain/outgoing-transfers.js';
import { TransferUnknown } from '../domain/payment.errors.js';

export class InMemoryOutgoingTransfers extends OutgoingTransfers {
  readonly rows = new Map<OutgoingTransferId, OutgoingTransfer>();

  async add(transfer: NewOutgoingTransfer): Promise<OutgoingTransferId> {
    const id: OutgoingTransferId = randomUUID();
    this.rows.set(id, { ...transfer, id, status: transfer.account ? 'ready' : 'waiting-account', version: 1 });
    return id;
  }

  async getForChange(id: OutgoingTransferId): Promise<OutgoingTransfer> {
    const row = this.rows.get(id);
    if (!row) throw new TransferUnknown({ transfer: id });
    return row;
  }

  async giveAccount(orderId: string, account: RecipientAccount): Promise<number> {
    const open = await this.openOfOrder(orderId);
    for (const { id } of open) await this.noteAccount(id, account);
    return open.length;
  }

  async noteAccount(id: OutgoingTransferId, account: RecipientAccount): Promise<void> {
    this.change(id, { status: 'ready', account });
  }

  async noteSent(id: OutgoingTransferId): Promise<void> {
    this.change(id, { status: 'sent' });
  }

  async openOfOrder(orderId: string): Promise<readonly OutgoingTransfer[]> {
    return [...this.rows.values()].filter((row) => row.orderId === orderId && row.status !== 'sent');
  }

  private change(id: OutgoingTransferId, changes: Partial<OutgoingTransfer>): void {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, { ...row, ...changes, version: row.version + 1 });
  }
}
