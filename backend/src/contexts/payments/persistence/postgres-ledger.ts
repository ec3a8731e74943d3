import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { deferWrite } from '../../../platform/deferred-writes.js';
import type { ReportedAmount } from '../domain/payment-gateway.js';
import { Ledger, type LedgerAccount, type LedgerEntry } from '../domain/ledger.js';

@Injectable()
export class PostgresLedger extends Ledger {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async post(...entries: readonly LedgerEntry[]): Promise<void> {
    if (!this.entities.isInTransaction())
      throw new Error('The ledger is written in the transaction of what it records');
    const identified = entries.map((entry) => ({ id: this.ids.uuid(), ...entry }));
    const transactions = identified.map(({ id, kind, sourceId }) => ({ id, kind, source_id: sourceId }));
    const postings = identified.flatMap(({ id, postings: rows }) =>
      rows.map(({ account, amount, order = null }, position) => ({
        transaction_id: id,
        position,
        account,
        ...amount,
        order_reference: order,
      })),
    );
    const posted = sql`
      insert into payments.ledger_transaction (id, kind, source_id, posted_at)
      select id, kind, source_id, ${this.clock.now()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(transactions)}::jsonb) as entry (id uuid, kind text, source_id text)`;
    const written = sql`
      insert into payments.ledger_posting (transaction_id, position, account, amount, currency, order_reference)
      select transaction_id, position, account, amount, currency, order_reference
      from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
        as posting (transaction_id uuid, position integer, account text, amount bigint, currency text, order_reference text)`;
    const name = `ledger ${transactions.map(({ id }) => id).join(' ')}`;
    await deferWrite(this.entities, name, { statement: posted });
    await deferWrite(this.entities, `${name} postings`, { statement: written });
  }

  async has(kind: string, sourceId: string): Promise<boolean> {
    const { rows } = await sql`
      select from payments.ledger_transaction where kind = ${kind} and source_id = ${sourceId}
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }

  async balanceOf(account: LedgerAccount): Promise<readonly ReportedAmount[]> {
    const entities = this.entities.isInTransaction() ? this.entities : this.entities.fork();
    const { rows } = await sql<ReportedAmount>`
      select sum(amount)::bigint as amount, currency from payments.ledger_posting where account = ${account} group by currency order by currency
    `.execute(entities.getKysely());
    return rows;
  }
}
