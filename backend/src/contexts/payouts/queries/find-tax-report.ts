import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { findPage } from '../../../platform/lists/find-page.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import type { TaxDetails } from '../domain/tax-details.js';
import { TaxDetailsView } from './find-tax-details.js';

/** A guide with what was paid in a currency, by quarters of the day of payment. */
export class TaxReportRow {
  @ApiProperty({ format: 'uuid' }) guideId!: string;
  @ApiProperty({ required: false }) guideName?: string;
  @ApiProperty({ type: TaxDetailsView, nullable: true, description: 'Null where the guide has not stated them.' })
  details!: TaxDetailsView | null;
  @ApiProperty({ type: String, nullable: true, description: 'The account that was paid last: IBAN, number or e-mail.' })
  account!: string | null;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty({ type: [Number], description: 'Paid in each quarter, in minor units.' }) amounts!: number[];
  @ApiProperty({ type: [Number], description: 'Missions paid in each quarter.' }) activities!: number[];
}

export class TaxReportPage extends ListPage<TaxReportRow> {
  @ApiProperty({ type: [TaxReportRow] }) items!: TaxReportRow[];
}

export const TAX_REPORT_SORTS = ['guide'] as const;

export interface TaxReportFilters extends ListRequest {
  readonly sort: SortOf<(typeof TAX_REPORT_SORTS)[number]>;
  readonly year: number;
}

/** What must be reported of a year by 31 January: who was paid, how much and for how many activities. */
export class FindTaxReport extends Query<TaxReportPage> {
  constructor(
    readonly filters: TaxReportFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

interface Row {
  readonly guideId: string;
  readonly details: TaxDetails | null;
  readonly account: string | null;
  readonly currency: Currency;
  readonly amounts: number[];
  readonly activities: number[];
}

const QUARTERS = sql`generate_series(1, 4) as quarter`;

@QueryHandler(FindTaxReport)
export class FindTaxReportHandler implements IQueryHandler<FindTaxReport> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
  ) {}

  async execute({ filters, actor }: FindTaxReport): Promise<TaxReportPage> {
    actor.mustBeAllowed('payout.pay');
    const paidIn = sql`q.guide_id = g.guide_id and q.currency = g.currency and extract(year from q.paid_at at time zone 'UTC') = ${filters.year}`;
    const { items, pagination } = await findPage<Row, (typeof TAX_REPORT_SORTS)[number]>(this.db, filters, {
      select: sql<Row>`g.guide_id as "guideId", g.currency,
        (select jsonb_build_object('form', t.form, 'name', t.name, 'birthdate', t.birthdate, 'street', t.street, 'zip', t.zip,
           'city', t.city, 'country', t.country, 'taxCountry', t.tax_country, 'taxNumber', t.tax_number, 'vatNumber', t.vat_number)
         from payouts.tax_details t where t.guide_id = g.guide_id) as details,
        (select coalesce(q.paid_to ->> 'iban', q.paid_to ->> 'accountNumber', q.paid_to ->> 'paypalEmail')
         from payouts.payout q where ${paidIn} order by q.paid_at desc limit 1) as account,
        (select json_agg((select coalesce(sum(q.amount), 0) from payouts.payout q
           where ${paidIn} and extract(quarter from q.paid_at at time zone 'UTC') = quarter) order by quarter)
         from ${QUARTERS}) as amounts,
        (select json_agg((select count(distinct l.mission_id) from payouts.payout q join payouts.earned_line l on l.payout_id = q.id
           where ${paidIn} and extract(quarter from q.paid_at at time zone 'UTC') = quarter) order by quarter)
         from ${QUARTERS}) as activities`,
      from: sql`(select distinct guide_id, currency from payouts.payout
        where extract(year from paid_at at time zone 'UTC') = ${filters.year}) g`,
      where: [],
      sorts: { guide: sql`g.guide_id` },
      key: sql`g.currency`,
    });
    const names = await this.accounts.namesOf(items.map(({ guideId }) => guideId));
    return {
      items: items.map((row) => {
        const guideName = names.get(row.guideId);
        return { ...row, ...(guideName === undefined ? {} : { guideName }) };
      }),
      pagination,
    };
  }
}
