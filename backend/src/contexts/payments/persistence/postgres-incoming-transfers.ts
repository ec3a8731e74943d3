import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { IncomingTransferId, ReportedTransfer } from '../domain/incoming-transfer.js';
import { type IncomingTransfer, IncomingTransfers } from '../domain/incoming-transfers.js';
import { TransferUnknown } from '../domain/payment.errors.js';

interface Row extends Omit<IncomingTransfer, 'amount'> {
  readonly amount: number;
  readonly currency: string;
}

@Injectable()
export class PostgresIncomingTransfers extends IncomingTransfers {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(
    { account, entryReference, amount, bookedOn, text, payerName, payerIban }: ReportedTransfer,
    source: 'manual' | 'statement',
  ): Promise<IncomingTransferId | undefined> {
    const { rows } = await sql<{ id: IncomingTransferId }>`
      insert into payments.incoming_transfer
        (id, account, entry_reference, source, amount, currency, booked_on, remittance, payer_name, payer_iban, status, rest, recorded_at)
      values (${this.ids.uuid()}, ${account}, ${entryReference}, ${source}, ${amount.amount}, ${amount.currency}, ${bookedOn}::date,
              ${text}, ${payerName}, ${payerIban}, 'unknown', ${amount.amount}, ${this.clock.now()})
      on conflict (account, entry_reference) do nothing returning id
    `.execute(this.entities.getKysely());
    return rows[0]?.id;
  }

  async getForChange(id: IncomingTransferId): Promise<IncomingTransfer> {
    const { rows } = await sql<Row>`
      select id, account, entry_reference as "entryReference", amount, currency, booked_on::text as "bookedOn", remittance as text,
             payer_name as "payerName", payer_iban as "payerIban", status, parts, rest, version,
             exists (select from payments.ledger_posting p join payments.ledger_transaction t on t.id = p.transaction_id
                     where t.kind = 'transfer' and t.source_id = incoming_transfer.id::text and p.account = 'suspense') as "wasUnknown"
      from payments.incoming_transfer where id = ${id} for update
    `.execute(this.entities.getKysely());
    const [row] = rows;
    if (!row) throw new TransferUnknown({ transfer: id });
    const { amount, currency, ...transfer } = row;
    return { ...transfer, amount: { amount, currency } };
  }

  async note(id: IncomingTransferId, { status, parts, rest }: Parameters<IncomingTransfers['note']>[1]): Promise<void> {
    await sql`
      update payments.incoming_transfer
      set status = ${status}, parts = ${JSON.stringify(parts)}::jsonb, rest = ${rest}, version = version + 1 where id = ${id}
    `.execute(this.entities.getKysely());
  }
}
