import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { PayLine, PayoutState } from '../domain/payout.js';
import { destinationOf } from './payout-columns.js';
import type { MyPayouts, PayoutLineView } from './payout-views.js';

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

interface Row {
  readonly id: string;
  readonly month: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: PayoutState;
  readonly payOn: string;
  readonly paidAt: Date | null;
  readonly billNumber: string | null;
  readonly lines: readonly LineRow[];
}

interface LineRow {
  readonly missionId: string;
  readonly date: string;
  readonly tour: Translated;
  readonly kind: PayLine['kind'];
  readonly amount: number;
  readonly basisPoints: number | null;
  readonly bookingReference: string | null;
}

@QueryHandler(FindMyPayouts)
export class FindMyPayoutsHandler implements IQueryHandler<FindMyPayouts> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ year, language, actor, guideId }: FindMyPayouts): Promise<MyPayouts> {
    actor.mustBeAllowed(guideId === undefined ? 'payout.read-own' : 'payout.read');
    const guide = guideId ?? actor.mustBePerson();
    const [rows, open, account] = await Promise.all([
      this.db.rows(sql<Row>`
        select p.id, p.month, p.amount::float8 as amount, p.currency, p.state, p.pay_on::text as "payOn", p.paid_at as "paidAt",
               b.number as "billNumber",
               (select coalesce(json_agg(json_build_object('missionId', l.mission_id, 'date', l.local_date, 'tour', m.tour_name,
                  'kind', l.kind, 'amount', l.amount, 'basisPoints', l.basis_points, 'bookingReference', l.booking_reference)
                  order by l.local_date, m.starts_at, l.mission_id, l.position), '[]')
                from payouts.earned_line l join payouts.earned_mission m on m.mission_id = l.mission_id
                where l.payout_id = p.id) as lines
        from payouts.payout p left join payouts.bill b on b.payout_id = p.id
        where p.guide_id = ${guide} and p.month like ${`${year}-%`} order by p.month desc, p.currency
      `),
      this.db.rows(sql<MoneyView>`
        select sum(amount)::float8 as amount, currency from payouts.earned_line
        where guide_id = ${guide} and payout_id is null group by currency having sum(amount) <> 0 order by currency
      `),
      this.db.first(
        sql<{ has: boolean }>`select ${destinationOf(sql`${guide}::uuid`, this.clock.now())} is not null as has`,
      ),
    ]);
    return {
      payouts: rows.map(({ amount, currency, paidAt, billNumber, lines, ...row }) => ({
        ...row,
        amount: { amount, currency },
        ...(paidAt ? { paidAt } : {}),
        ...(billNumber === null ? {} : { billNumber }),
        lines: lines.map((line) => shown(line, currency, language)),
      })),
      totals: totalsOf(rows),
      open,
      hasAccount: account?.has ?? false,
    };
  }
}

const shown = (line: LineRow, currency: Currency, language: Locale): PayoutLineView => ({
  missionId: line.missionId,
  date: line.date,
  tour: line.tour[language],
  kind: line.kind,
  ...(line.bookingReference === null ? {} : { bookingReference: line.bookingReference }),
  ...(line.basisPoints === null ? {} : { basisPoints: line.basisPoints }),
  amount: { amount: line.amount, currency },
});

function totalsOf(rows: readonly Row[]): MoneyView[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) =>
    Money.sum(
      rows.filter((row) => row.currency === currency).map(({ amount }) => Money.of(amount, currency)),
      currency,
    ).toJSON(),
  );
}
