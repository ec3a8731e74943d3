import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { accountBalances } from './account-balances.js';
import type { OrderBalance } from './ledger-views.js';

/** The balances of one order, for the team. Without accounts where no money has moved for it. */
export class FindOrderBalance extends Query<OrderBalance> {
  constructor(
    readonly reference: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindOrderBalance)
export class FindOrderBalanceHandler implements IQueryHandler<FindOrderBalance> {
  constructor(private readonly db: ReadDb) {}

  async execute({ reference, actor }: FindOrderBalance): Promise<OrderBalance> {
    actor.mustBeAllowed('ledger.read');
    const accounts = await this.db.rows(accountBalances(sql`where order_reference = ${reference}`));
    return { reference, accounts: [...accounts] };
  }
}
