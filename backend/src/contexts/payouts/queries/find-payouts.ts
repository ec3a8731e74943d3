import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { beginningWith, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { PayoutState } from '../domain/payout.js';
import { destinationOf, waitsForTaxDetails } from './payout-columns.js';
import type { PayoutRow, PayoutsPage } from './payout-views.js';

export const PAYOUT_SORTS = ['month', 'amount'] as const;
type PayoutSort = (typeof PAYOUT_SORTS)[number];

export interface PayoutFilters extends ListRequest {
  readonly sort: SortOf<PayoutSort>;
  readonly state?: PayoutState;
  readonly month?: string;
  readonly guide?: string;
}

/** The payouts of all guides, for the team. */
export class FindPayouts extends Query<PayoutsPage> {
  constructor(
    readonly filters: PayoutFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Row = Omit<PayoutRow, 'amount' | 'guideName'> & { readonly amount: number; readonly currency: Currency };

@QueryHandler(FindPayouts)
export class FindPayoutsHandler implements IQueryHandler<FindPayouts> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
    private readonly clock: Clock,
  ) {}

  async execute({ filters, actor }: FindPayouts): Promise<PayoutsPage> {
    actor.mustBeAllowed('payout.read');
    const { state, month, guide, query } = filters;
    const now = this.clock.now();
    const destination = destinationOf(sql`p.guide_id`, now);
    const { items, pagination } = await findPage<Row, PayoutSort>(this.db, filters, {
      select: sql<Row>`p.id, p.guide_id as "guideId", p.month, p.amount::float8 as amount, p.currency, p.state,
        p.pay_on::text as "payOn", b.number as "billNumber", ${destination} is not null as "hasAccount", ${waitsForTaxDetails(now)} as "waitsForTaxDetails",
        exists (select from payouts.objection o where o.payout_id = p.id and o.answer is null) as "hasOpenObjection"`,
      from: sql`payouts.payout p left join payouts.bill b on b.payout_id = p.id`,
      where: [
        state && sql`p.state = ${state}`,
        month ? sql`p.month = ${month}` : undefined,
        guide ? sql`p.guide_id = ${guide}` : undefined,
        query ? sql`b.number like ${beginningWith(query.toUpperCase())}` : undefined,
      ],
      sorts: { month: sql`p.month`, amount: sql`p.amount` },
      key: sql`p.id`,
    });
    const names = await this.accounts.namesOf(items.map(({ guideId }) => guideId));
    return {
      items: items.map(({ amount, currency, ...row }) => {
        const guideName = names.get(row.guideId);
        return { ...row, ...(guideName === undefined ? {} : { guideName }), amount: { amount, currency } };
      }),
      pagination,
    };
  }
}
