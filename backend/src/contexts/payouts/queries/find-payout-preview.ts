import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { BatchMethod } from '../domain/payout.js';
import { hasCome, monthBefore } from '../domain/payout-calendar.js';
import { destinationOf, waitsForTaxDetails } from './payout-columns.js';
import type { PayoutBatchView, PayoutPreview } from './payout-views.js';

/** What is to be paid: the next run, what a batch would hold, and the files that were made. */
export class FindPayoutPreview extends Query<PayoutPreview> {
  constructor(readonly actor: Actor) {
    super();
  }
}

interface Summed {
  readonly method: BatchMethod;
  readonly payments: number;
  readonly amount: number;
  readonly currency: Currency;
}

@QueryHandler(FindPayoutPreview)
export class FindPayoutPreviewHandler implements IQueryHandler<FindPayoutPreview> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: FindPayoutPreview): Promise<PayoutPreview> {
    actor.mustBeAllowed('payout.read');
    const now = this.clock.now();
    const [ready, open, batches] = await Promise.all([
      this.db.rows(sql<Summed>`
        select case d.form when 'paypal' then 'paypal' else 'bank' end as method, count(*)::int as payments,
               sum(p.amount)::float8 as amount, p.currency
        from payouts.payout p join payouts.account_details d on d.id = ${destinationOf(sql`p.guide_id`, now)}
        where p.state = 'billed' and not ${waitsForTaxDetails(now)} group by 1, p.currency order by p.currency, 1
      `),
      this.db.rows(sql<MoneyView>`
        select sum(amount)::float8 as amount, currency from payouts.earned_line where payout_id is null
        group by currency order by currency
      `),
      this.db.rows(sql<Summed & Pick<PayoutBatchView, 'id' | 'payOn' | 'madeAt' | 'paidAt'>>`
        select id, method, payments, total::float8 as amount, currency, pay_on::text as "payOn", made_at as "madeAt",
               paid_at as "paidAt"
        from payouts.batch order by made_at desc limit 50
      `),
    ]);
    return {
      month: hasCome('close', now) ? now.toISOString().slice(0, 7) : monthBefore(now),
      ready: ready.map(({ amount, currency, ...each }) => ({ ...each, total: { amount, currency } })),
      open,
      batches: batches.map(({ amount, currency, ...batch }) => ({
        ...batch,
        total: { amount, currency },
        actions: batch.paidAt ? ['download'] : ['download', 'mark-paid'],
      })),
    };
  }
}
