import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/domain/clock.js';
import { Ids } from '../../../platform/domain/ids.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import type { MoneyView } from '../../../shared-kernel/money.js';
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

  async post({ kind, sourceId, postings }: LedgerEntry): Promise<void> {
    if (!this.entities.isInTransaction())
      throw new Error('The ledger is written in the transaction of what it records');
    const id = this.ids.uuid();
    const rows = postings.map(
      ({ account, amount }, position) => sql`(${id}, ${position}, ${account}, ${amount.amount}, ${amount.currency})`,
    );
    const database = this.entities.getKysely();
    await sql`
      insert into payments.ledger_transaction (id, kind, source_id, posted_at) values (${id}, ${kind}, ${sourceId}, ${this.clock.now()})
    `.execute(database);
    if (rows.length === 0) return;
    await sql`
      insert into payments.ledger_posting (transaction_id, position, account, amount, currency) values ${sql.join(rows)}
    `.execute(database);
  }

  async balanceOf(account: LedgerAccount): Promise<readonly MoneyView[]> {
    const entities = this.entities.isInTransaction() ? this.entities : this.entities.fork();
    const { rows } = await sql<{ amount: number; currency: Currency }>`
      select sum(amount)::bigint as amount, currency from payments.ledger_posting where account = ${account} group by currency order by currency
    `.execute(entities.getKysely());
    return rows;
  }
}
