import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { MINIMUM_PAYOUT } from '../domain/minimum-payout.js';
import { destinationOf } from './payout-columns.js';
import type { MyPayouts } from './payout-views.js';
import { type PayoutSelection, selectPayouts, shownPayout } from './shown-payouts.js';

/** What a guide was paid in a year: the actor, or for the team the guide that it names. */
export class FindMyPayouts extends Query<MyPayouts> {
  constructor(
    readonly year: number,
    readonly language: Locale,
    readonly actor: Actor,
    readonly guideId?: string,
  ) {
    super();
  }
}

interface Open {
  readonly amount: number;
  readonly held: number;
  readonly currency: Currency;
}

interface Standing {
  readonly hasAccount: boolean;
  readonly hasTaxDetails: boolean;
  readonly isLastPayment: boolean;
}

@QueryHandler(FindMyPayouts)
export class FindMyPayoutsHandler implements IQueryHandler<FindMyPayouts> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ year, language, actor, guideId }: FindMyPayouts): Promise<MyPayouts> {
    actor.mustBeAllowed(guideId === undefined ? 'payout.read-own' : 'payout.read');
    const [guide, now] = [guideId ?? actor.mustBePerson(), this.clock.now()];
    const [rows, open, standing] = await Promise.all([
      this.db.rows(selectPayouts(sql`p.guide_id = ${guide} and p.month like ${`${year}-%`}`)),
      this.db.rows(sql<Open>`
        select coalesce(sum(amount) filter (where not is_held), 0)::float8 as amount,
               coalesce(sum(amount) filter (where is_held), 0)::float8 as held, currency
        from payouts.earned_line where guide_id = ${guide} and payout_id is null group by currency order by currency
      `),
      this.db.first(sql<Standing>`
        select ${destinationOf(sql`${guide}::uuid`, now)} is not null as "hasAccount",
               exists (select from payouts.tax_details where guide_id = ${guide}) as "hasTaxDetails",
               exists (select from payouts.last_payment where guide_id = ${guide}) as "isLastPayment"
      `),
    ]);
    return {
      payouts: rows.map((row) => shownPayout(row, language, now)),
      totals: totalsOf(rows),
      open: moneyOf(open, 'amount'),
      held: moneyOf(open, 'held'),
      minimums: open.map(({ currency }) => ({ amount: MINIMUM_PAYOUT[currency], currency })),
      hasAccount: standing?.hasAccount ?? false,
      hasTaxDetails: standing?.hasTaxDetails ?? false,
      isLastPayment: standing?.isLastPayment ?? false,
    };
  }
}

const moneyOf = (open: readonly Open[], name: 'amount' | 'held'): MoneyView[] =>
  open.flatMap(({ [name]: amount, currency }) => (amount === 0 ? [] : [{ amount, currency }]));

function totalsOf(rows: readonly PayoutSelection[]): MoneyView[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) =>
    Money.sum(
      rows.filter((row) => row.currency === currency).map(({ amount }) => Money.of(amount, currency)),
      currency,
    ).toJSON(),
  );
}
