import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { CURRENCIES } from '../../../shared-kernel/money/currency.js';
import type { AccountDetails } from '../domain/account-details.js';
import { minimumOf } from '../domain/minimum-payout.js';
import { dayAfter, payDayOf } from '../domain/payout-calendar.js';
import { BatchUnknown } from '../domain/payout.errors.js';
import { type NewBatch, type NewBill, PayoutBook } from '../domain/payout-book.js';
import { waitsForTaxDetails } from '../queries/payout-columns.js';
import type { Batch, BatchPayment, EarnedMission, Payout, StatedLine } from '../domain/payout.js';

const PAYOUT = sql.raw(
  `p.id, p.guide_id as "guideId", p.currency, p.month, p.amount::float8 as amount, p.pay_on::text as "payOn"`,
);

const UNCONTESTED = sql.raw(
  'not exists (select from payouts.objection o where o.payout_id = p.id and o.answer is null)',
);

const DETAILS = sql.raw(`jsonb_build_object('form', d.form, 'holder', d.holder, 'bankCountry', d.bank_country,
  'bankName', d.bank_name, 'iban', d.iban, 'swiftBic', d.swift_bic, 'routingNumber', d.routing_number,
  'accountNumber', d.account_number, 'branchCode', d.branch_code, 'bankCode', d.bank_code, 'currency', d.currency,
  'paypalEmail', d.paypal_email)`);

interface LineRow extends Omit<StatedLine, 'amount' | 'basisPoints' | 'bookingReference' | 'refundId'> {
  readonly amount: number;
  readonly basisPoints: number | null;
  readonly bookingReference: string | null;
}

@Injectable()
export class PostgresPayoutBook extends PayoutBook {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async lockMission(missionId: string): Promise<void> {
    await this.run(sql`select pg_advisory_xact_lock_shared(hashtextextended('payouts.run', 0)),
      pg_advisory_xact_lock(hashtextextended(${`payouts.mission:${missionId}`}, 0))`);
  }

  async keep(mission: EarnedMission): Promise<void> {
    const { missionId, guideId, localDate, isHeld } = mission;
    await this.run(sql`
      insert into payouts.earned_mission (mission_id, guide_id, tour_name, city_name, starts_at, local_date, local_time, time_zone)
      values (${missionId}, ${guideId}, ${JSON.stringify(mission.tourName)}::jsonb, ${JSON.stringify(mission.cityName)}::jsonb,
        ${mission.startsAt}, ${localDate}, ${mission.localTime}, ${mission.timeZone}) on conflict (mission_id) do nothing
    `);
    const lines = mission.lines.map(({ amount, ...line }, position) => ({ ...line, ...amount, position }));
    await this.run(sql`
      insert into payouts.earned_line
        (mission_id, position, guide_id, currency, local_date, kind, amount, basis_points, booking_reference, refund_id, is_held)
      select ${missionId}::uuid, position, ${guideId}::uuid, currency, ${localDate}::date, kind, amount, "basisPoints", "bookingReference",
             "refundId", ${isHeld}::boolean
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (position int, currency text, kind text,
        amount bigint, "basisPoints" int, "bookingReference" text, "refundId" uuid)
      on conflict (mission_id, position) do nothing
    `);
    const left = await this.run<{ payoutId: string | null }>(sql`
      with known as (
        select l.mission_id, l.position, l.payout_id from payouts.earned_line l
        left join payouts.payout p on p.id = l.payout_id
        where l.mission_id = ${missionId} and coalesce(p.state, 'closed') = 'closed'
      )
      update payouts.earned_line l set is_held = ${isHeld}::boolean, payout_id = case when ${isHeld}::boolean then null else l.payout_id end
      from known where l.mission_id = known.mission_id and l.position = known.position
      returning known.payout_id as "payoutId"
    `);
    if (isHeld) await this.sumUp([...new Set(left.flatMap(({ payoutId }) => payoutId ?? []))]);
  }

  async closePart(month: string, most: number, now: Date): Promise<number> {
    await this.lockRun();
    const before = dayAfter(month);
    const minimums = sql.join(CURRENCIES.map((each) => sql`(${each}::text, ${minimumOf(month, each)}::bigint)`));
    const made = await this.run<{ id: string }>(sql`
      insert into payouts.payout (id, guide_id, currency, month, amount, state, pay_on, closed_at)
      select gen_random_uuid(), due.guide_id, due.currency, ${month}::text, due.amount, 'closed', ${payDayOf(month)}::date, ${now}::timestamptz
      from (
        select l.guide_id, l.currency, sum(l.amount) as amount from payouts.earned_line l
        where l.payout_id is null and not l.is_held and l.local_date < ${before}
          and not exists (select from payouts.payout p
                          where p.guide_id = l.guide_id and p.currency = l.currency and p.month = ${month})
        group by l.guide_id, l.currency
        having sum(l.amount) >= (select case when exists (select from payouts.last_payment p where p.guide_id = l.guide_id) then 1
                                             else least end
                                 from (values ${minimums}) as minimum (currency, least) where minimum.currency = l.currency)
        order by l.guide_id, l.currency limit ${most}
      ) due
      on conflict (guide_id, currency, month) do nothing returning id
    `);
    await this.run(sql`
      update payouts.earned_line l set payout_id = p.id from payouts.payout p
      where p.id = any(${made.map(({ id }) => id)}::uuid[]) and l.guide_id = p.guide_id and l.currency = p.currency
        and l.payout_id is null and not l.is_held and l.local_date < ${before}
    `);
    return made.length;
  }

  takeUnstated(most: number, now: Date): Promise<readonly Payout[]> {
    return this.run(sql<Payout>`
      update payouts.payout p set stated_at = ${now}
      where p.id in (select id from payouts.payout where stated_at is null order by id limit ${most} for update skip locked)
      returning ${PAYOUT}
    `);
  }

  async findUnbilled(month: string, most: number): Promise<readonly string[]> {
    const rows = await this.run<{ id: string }>(sql`
      select id from payouts.payout p where state = 'closed' and stated_at is not null and month <= ${month} and ${UNCONTESTED}
      order by guide_id, month, currency limit ${most}
    `);
    return rows.map(({ id }) => id);
  }

  async findForBill(payoutId: string): Promise<(Payout & { readonly lines: readonly StatedLine[] }) | undefined> {
    await this.lockRun();
    const [payout] = await this.run<Payout>(sql`
      select ${PAYOUT} from payouts.payout p where id = ${payoutId} and state = 'closed' and ${UNCONTESTED} for update
    `);
    if (!payout) return undefined;
    const lines = await this.run<LineRow>(sql`
      select l.mission_id as "missionId", l.local_date::text as "localDate", m.tour_name as "tourName", l.kind,
             l.amount::float8 as amount, l.basis_points as "basisPoints", l.booking_reference as "bookingReference"
      from payouts.earned_line l join payouts.earned_mission m on m.mission_id = l.mission_id
      where l.payout_id = ${payoutId} order by l.local_date, m.starts_at, l.mission_id, l.position
    `);
    const { currency } = payout;
    return {
      ...payout,
      lines: lines.map(({ amount, basisPoints, bookingReference, ...line }) => ({
        ...line,
        ...(basisPoints === null ? {} : { basisPoints }),
        ...(bookingReference === null ? {} : { bookingReference }),
        amount: { amount, currency },
      })),
    };
  }

  async nextBillNumber(guideId: string, year: number): Promise<string> {
    const [row] = await this.run<{ last: number }>(sql`
      insert into payouts.bill_counter (guide_id, year, last) values (${guideId}, ${year}, 1)
      on conflict (guide_id, year) do update set last = payouts.bill_counter.last + 1 returning last
    `);
    const series = guideId.replaceAll('-', '').slice(-8).toUpperCase();
    return `SB-${series}-${year}-${String(row?.last).padStart(4, '0')}`;
  }

  async addBill({ payoutId, number, language, pdf, issuedAt }: NewBill): Promise<void> {
    const hash = createHash('sha256').update(pdf).digest('hex');
    await this.run(sql`
      insert into payouts.bill (payout_id, number, language, sha256, pdf, issued_at)
      values (${payoutId}, ${number}, ${language}, ${hash}, ${pdf}, ${issuedAt})
    `);
    await this.run(sql`update payouts.payout set state = 'billed' where id = ${payoutId}`);
  }

  async findPayout(payoutId: string): Promise<(Payout & { readonly billNumber: string | null }) | undefined> {
    const [row] = await this.run<Payout & { billNumber: string | null }>(sql`
      select ${PAYOUT}, b.number as "billNumber" from payouts.payout p left join payouts.bill b on b.payout_id = p.id
      where p.id = ${payoutId}
    `);
    return row;
  }

  async hasDestination(guideId: string, now: Date): Promise<boolean> {
    const rows = await this.run<{ detailsId: string | null }>(sql`
      select details_id as "detailsId" from payouts.destination where user_id = ${guideId} and counts_from <= ${now}
      order by counts_from desc limit 1
    `);
    return rows[0]?.detailsId != null;
  }

  async makeBatch({ id, method, currency, from, madeBy }: NewBatch, now: Date): Promise<Batch | undefined> {
    await this.lockRun();
    const payments = await this.run<BatchPayment & { payOn: string }>(sql`
      select p.id as "payoutId", b.number as "billNumber", p.amount::float8 as amount, p.pay_on::text as "payOn", ${DETAILS} as "to"
      from payouts.payout p join payouts.bill b on b.payout_id = p.id
      join lateral (
        select t.details_id from payouts.destination t where t.user_id = p.guide_id and t.counts_from <= ${now}
        order by t.counts_from desc limit 1
      ) now on true
      join payouts.account_details d on d.id = now.details_id
      where p.state = 'billed' and p.currency = ${currency} and (d.form = 'paypal') = ${method === 'paypal'}
        and not ${waitsForTaxDetails(now)}
      order by b.number for update of p
    `);
    const [first] = payments;
    if (!first) return undefined;
    const today = now.toISOString().slice(0, 10);
    const payOn = payments.reduce((latest, each) => (each.payOn > latest ? each.payOn : latest), today);
    const total = payments.reduce((sum, { amount }) => sum + amount, 0);
    await this.run(sql`
      insert into payouts.batch (id, method, currency, paid_from, pay_on, payments, total, made_at, made_by)
      values (${id}, ${method}, ${currency}, ${from && JSON.stringify(from)}::jsonb, ${payOn}, ${payments.length}, ${total}, ${now}, ${madeBy})
    `);
    const sent = payments.map(({ payoutId, to }) => ({ id: payoutId, to }));
    await this.run(sql`
      update payouts.payout p set state = 'sending', batch_id = ${id}, paid_to = sent."to"
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (id uuid, "to" jsonb) where p.id = sent.id
    `);
    return { id, method, currency, from, payOn, madeAt: now, payments };
  }

  async findBatch(batchId: string): Promise<Batch | undefined> {
    const [batch] = await this.run<Omit<Batch, 'payments' | 'madeAt'> & { madeAt: string | Date }>(sql`
      select id, method, currency, paid_from as "from", pay_on::text as "payOn", made_at as "madeAt" from payouts.batch where id = ${batchId}
    `);
    if (!batch) return undefined;
    const payments = await this.run<Omit<BatchPayment, 'to'> & { to: AccountDetails }>(sql`
      select p.id as "payoutId", b.number as "billNumber", p.amount::float8 as amount, p.paid_to as "to"
      from payouts.payout p join payouts.bill b on b.payout_id = p.id where p.batch_id = ${batchId} order by b.number
    `);
    return { ...batch, madeAt: new Date(batch.madeAt), payments };
  }

  async markPaid(batchId: string, by: string, now: Date): Promise<readonly Payout[] | undefined> {
    const [batch] = await this.run<{ isPaid: boolean }>(sql`
      select paid_at is not null as "isPaid" from payouts.batch where id = ${batchId} for update
    `);
    if (!batch) throw new BatchUnknown({ batch: batchId });
    if (batch.isPaid) return undefined;
    await this.run(sql`update payouts.batch set paid_at = ${now}, paid_by = ${by} where id = ${batchId}`);
    return this.run(sql<Payout>`
      update payouts.payout p set state = 'paid', paid_at = ${now} where p.batch_id = ${batchId} returning ${PAYOUT}
    `);
  }

  /** Until the transaction ends, no line joins or leaves a payout. */
  private async lockRun(): Promise<void> {
    await this.run(sql`select pg_advisory_xact_lock(hashtextextended('payouts.run', 0))`);
  }

  /** Sums payouts up again that a mission has left. One of which nothing is left to pay is withdrawn. */
  private async sumUp(payoutIds: readonly string[]): Promise<void> {
    await this.run(sql`
      update payouts.payout p set amount = coalesce((select sum(amount) from payouts.earned_line where payout_id = p.id), 0)
      where p.id = any(${payoutIds}::uuid[])
        and (select coalesce(sum(amount), 0) from payouts.earned_line where payout_id = p.id) > 0
    `);
    const empty = sql`(select p.id from payouts.payout p where p.id = any(${payoutIds}::uuid[])
      and (select coalesce(sum(amount), 0) from payouts.earned_line where payout_id = p.id) <= 0)`;
    const rows = await this.run<{ id: string }>(sql`select id from ${empty} as empty`);
    const gone = rows.map(({ id }) => id);
    await this.run(sql`update payouts.earned_line set payout_id = null where payout_id = any(${gone}::uuid[])`);
    await this.run(sql`delete from payouts.payout where id = any(${gone}::uuid[])`);
  }

  private async run<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}
