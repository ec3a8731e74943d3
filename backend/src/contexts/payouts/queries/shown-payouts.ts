import { type RawBuilder, sql } from 'kysely';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { isObjectable } from '../domain/objection.js';
import type { PayLine, PayoutState } from '../domain/payout.js';
import { endOfObjections } from '../domain/payout-calendar.js';
import type { ObjectionView, PayoutLineView, PayoutView } from './payout-views.js';

export interface PayoutSelection {
  readonly id: string;
  readonly guideId: string;
  readonly month: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: PayoutState;
  readonly payOn: string;
  readonly paidAt: Date | null;
  readonly billNumber: string | null;
  readonly lines: readonly LineRow[];
  readonly objections: readonly ObjectionRow[];
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

interface ObjectionRow {
  readonly id: string;
  readonly text: string;
  readonly raisedAt: string;
  readonly answer: string | null;
  readonly answeredAt: string | null;
}

/** Payouts `p` with their lines, objections and bill. */
export const selectPayouts = (where: RawBuilder<unknown>): RawBuilder<PayoutSelection> => sql<PayoutSelection>`
  select p.id, p.guide_id as "guideId", p.month, p.amount::float8 as amount, p.currency, p.state, p.pay_on::text as "payOn",
         p.paid_at as "paidAt", b.number as "billNumber",
         (select coalesce(json_agg(json_build_object('missionId', l.mission_id, 'date', l.local_date, 'tour', m.tour_name,
            'kind', l.kind, 'amount', l.amount, 'basisPoints', l.basis_points, 'bookingReference', l.booking_reference)
            order by l.local_date, m.starts_at, l.mission_id, l.position), '[]')
          from payouts.earned_line l join payouts.earned_mission m on m.mission_id = l.mission_id
          where l.payout_id = p.id) as lines,
         (select coalesce(json_agg(json_build_object('id', o.id, 'text', o.text, 'raisedAt', o.raised_at, 'answer', o.answer,
            'answeredAt', o.answered_at) order by o.raised_at), '[]')
          from payouts.objection o where o.payout_id = p.id) as objections
  from payouts.payout p left join payouts.bill b on b.payout_id = p.id
  where ${where} order by p.month desc, p.currency
`;

export function shownPayout(row: PayoutSelection, language: Locale, now: Date): PayoutView {
  const { id, month, amount, currency, state, payOn, paidAt, billNumber, lines } = row;
  const objections = row.objections.map((each) => shownObjection(each));
  const mayObject = isObjectable(row, now) && objections.every(({ answer }) => answer !== undefined);
  return {
    id,
    month,
    amount: { amount, currency },
    state,
    payOn,
    ...(paidAt ? { paidAt } : {}),
    ...(billNumber === null ? {} : { billNumber }),
    lines: lines.map((line) => shownLine(line, currency, language)),
    objections,
    ...(isObjectable(row, now) ? { objectionsUntil: endOfObjections(month) } : {}),
    actions: mayObject ? ['object'] : [],
  };
}

const shownObjection = ({ id, text, raisedAt, answer, answeredAt }: ObjectionRow): ObjectionView => ({
  id,
  text,
  raisedAt: new Date(raisedAt),
  ...(answer === null || answeredAt === null ? {} : { answer, answeredAt: new Date(answeredAt) }),
});

const shownLine = (line: LineRow, currency: Currency, language: Locale): PayoutLineView => ({
  missionId: line.missionId,
  date: line.date,
  tour: line.tour[language],
  kind: line.kind,
  ...(line.bookingReference === null ? {} : { bookingReference: line.bookingReference }),
  ...(line.basisPoints === null ? {} : { basisPoints: line.basisPoints }),
  amount: { amount: line.amount, currency },
});
