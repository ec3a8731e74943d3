import { type RawBuilder, sql } from 'kysely';
import type { AccountBalance } from './ledger-views.js';

/** The sums of postings per account and currency. */
export const accountBalances = (where: RawBuilder<unknown> = sql``): RawBuilder<AccountBalance> => sql<AccountBalance>`
  select account,
         jsonb_build_object('amount', coalesce(sum(amount) filter (where amount > 0), 0), 'currency', currency) as debits,
         jsonb_build_object('amount', coalesce(-sum(amount) filter (where amount < 0), 0), 'currency', currency) as credits,
         jsonb_build_object('amount', sum(amount), 'currency', currency) as balance
  from payments.ledger_posting ${where} group by account, currency order by currency, account`;
