import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type CheckedSum, type LedgerDifference, LedgerProof, type ProvenLedger } from '../domain/ledger-proof.js';

const MOST_DIFFERENCES = 50;

/** Per payment: what its row and its refunds say, and what the ledger says. */
const PAYMENTS = sql`
  with taken as (
    select p.id, -sum(g.amount)::bigint as amount
    from payments.payment p
    join payments.ledger_transaction t on t.kind = 'capture' and t.source_id = p.intent_id
    join payments.ledger_posting g on g.transaction_id = t.id and g.account in ('customer-receivable', 'suspense')
    where p.captured_amount > 0 group by p.id
    union all
    select p.id, -sum(g.amount)::bigint
    from payments.payment p
    join payments.ledger_posting g on g.order_reference = p.order_reference and g.account = 'customer-receivable'
    join payments.ledger_transaction t on t.id = g.transaction_id
     and t.kind in ('transfer', 'transfer-found', 'transfer-rest-used', 'transfer-fees')
    where p.gateway = 'bank' group by p.id
  ), given_back as (
    select r.payment_id as id, -sum(g.amount)::bigint as amount
    from payments.refund r
    join payments.ledger_transaction t on t.kind in ('refund', 'refund-returned') and t.source_id = r.id::text
    join payments.ledger_posting g on g.transaction_id = t.id and g.account in ('cash-card', 'cash-bank')
    group by r.payment_id
  ), refunded as (
    select payment_id as id, sum(amount)::bigint as amount
    from payments.refund where status = 'succeeded' group by payment_id
  ), compared as (
    select p.order_reference as "orderReference", coalesce(p.captured_currency, p.currency) as currency,
           p.captured_amount as captured, coalesce(refunded.amount, 0) as refunded,
           coalesce(taken.amount, 0) as taken, coalesce(given_back.amount, 0) as "givenBack"
    from payments.payment p
    left join taken on taken.id = p.id
    left join given_back on given_back.id = p.id
    left join refunded on refunded.id = p.id
  )`;

@Injectable()
export class PostgresLedgerProof extends LedgerProof {
  constructor(private readonly db: ReadDb) {
    super();
  }

  async prove(): Promise<ProvenLedger> {
    const [sums, differences] = await Promise.all([
      this.db.rows(sql<CheckedSum>`
        ${PAYMENTS}, sums as (
          select currency, sum(captured) as captured, sum(taken) as taken, sum(refunded) as refunded,
                 sum("givenBack") as given_back
          from compared group by currency
        )
        select 'debits-equal-credits' as "check", currency, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as expected,
               coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as found
        from payments.ledger_posting group by currency
        union all select 'captured', currency, captured::bigint, taken::bigint from sums
        union all select 'refunded', currency, refunded::bigint, given_back::bigint from sums
        union all select 'paid', currency, (captured - refunded)::bigint, (taken - given_back)::bigint from sums
        union all
        select 'transfers', i.currency, sum(i.amount)::bigint, coalesce(sum(posted.amount), 0)::bigint
        from payments.incoming_transfer i
        left join lateral (
          select sum(g.amount) as amount from payments.ledger_transaction t
          join payments.ledger_posting g on g.transaction_id = t.id and g.account = 'cash-bank'
          where t.kind = 'transfer' and t.source_id = i.id::text
        ) posted on true
        group by i.currency
        order by 2, 1
      `),
      this.db.rows(sql<LedgerDifference>`
        ${PAYMENTS}
        select "orderReference", currency, captured, refunded, (taken - "givenBack")::bigint as "inLedger"
        from compared where captured <> taken or refunded <> "givenBack"
        order by "orderReference" limit ${MOST_DIFFERENCES}
      `),
    ]);
    return { sums, differences };
  }
}
