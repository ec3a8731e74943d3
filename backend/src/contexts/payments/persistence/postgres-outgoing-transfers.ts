import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import {
  type NewOutgoingTransfer,
  type OutgoingTransfer,
  type OutgoingTransferId,
  OutgoingTransfers,
  type RecipientAccount,
} from '../domain/outgoing-transfers.js';
import { TransferUnknown } from '../domain/payment.errors.js';

interface Row extends Omit<OutgoingTransfer, 'amount' | 'account'> {
  readonly amount: number;
  readonly currency: string;
  readonly holder: string | null;
  readonly iban: string | null;
}

const COLUMNS = sql`
  id, refund_id as "refundId", incoming_id as "incomingId", order_id as "orderId", order_reference as "orderReference",
  amount, currency, status, holder, iban, version`;

@Injectable()
export class PostgresOutgoingTransfers extends OutgoingTransfers {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(transfer: NewOutgoingTransfer): Promise<OutgoingTransferId> {
    const { refundId, incomingId, orderId, orderReference, amount, account } = transfer;
    const id: OutgoingTransferId = this.ids.uuid();
    await sql`
      insert into payments.outgoing_transfer
        (id, refund_id, incoming_id, order_id, order_reference, amount, currency, status, holder, iban, requested_at)
      values (${id}, ${refundId}, ${incomingId}, ${orderId}, ${orderReference}, ${amount.amount}, ${amount.currency},
              ${account ? 'ready' : 'waiting-account'}, ${account?.holder ?? null}, ${account?.iban ?? null}, ${this.clock.now()})
    `.execute(this.entities.getKysely());
    return id;
  }

  async getForChange(id: OutgoingTransferId): Promise<OutgoingTransfer> {
    const { rows } = await sql<Row>`
      select ${COLUMNS} from payments.outgoing_transfer where id = ${id} for update
    `.execute(this.entities.getKysely());
    const [row] = rows;
    if (!row) throw new TransferUnknown({ transfer: id });
    return transferOf(row);
  }

  async giveAccount(orderId: string, { holder, iban }: RecipientAccount, by: string | null): Promise<number> {
    const { rows } = await sql`
      update payments.outgoing_transfer set status = 'ready', holder = ${holder}, iban = ${iban}, given_by = ${by}, version = version + 1
      where order_id = ${orderId} and status <> 'sent' returning id
    `.execute(this.entities.getKysely());
    return rows.length;
  }

  async noteAccount(id: OutgoingTransferId, { holder, iban }: RecipientAccount): Promise<void> {
    await sql`
      update payments.outgoing_transfer set status = 'ready', holder = ${holder}, iban = ${iban}, version = version + 1
      where id = ${id}
    `.execute(this.entities.getKysely());
  }

  async noteSent(id: OutgoingTransferId): Promise<void> {
    await sql`
      update payments.outgoing_transfer set status = 'sent', sent_at = ${this.clock.now()}, version = version + 1 where id = ${id}
    `.execute(this.entities.getKysely());
  }

  async openOfOrder(orderId: string): Promise<readonly OutgoingTransfer[]> {
    const entities = this.entities.isInTransaction() ? this.entities : this.entities.fork();
    const { rows } = await sql<Row>`
      select ${COLUMNS} from payments.outgoing_transfer where order_id = ${orderId} and status <> 'sent' order by requested_at, id
    `.execute(entities.getKysely());
    return rows.map(transferOf);
  }
}

const transferOf = ({ amount, currency, holder, iban, ...row }: Row): OutgoingTransfer => ({
  ...row,
  amount: { amount, currency },
  account: iban === null || holder === null ? null : { holder, iban },
});
