import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type DataSubject,
  KeepsPersonalData,
  type PersonalDocument,
  type Retention,
} from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

/** Of the latest: ten years of months. */
const MOST_BILLS = 120;

/** Payouts and bills are kept as the law wants. */
@KeepsPersonalData()
@Injectable()
export class PayoutsPersonalData extends TableData {
  readonly context = 'payouts';
  readonly columns = {
    'payouts.account_details': [
      'holder',
      'bank_country',
      'bank_name',
      'iban',
      'swift_bic',
      'routing_number',
      'account_number',
      'branch_code',
      'bank_code',
      'paypal_email',
    ],
    'payouts.payout': ['paid_to'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'payouts.account_details', keptFor: 'account' },
    { table: 'payouts.payout', keptFor: 'law' },
    { table: 'payouts.bill', keptFor: 'law' },
  ];

  constructor(private readonly manager: EntityManager) {
    super(manager);
  }

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      bankAccounts: await this.rows(sql`
        select d.form, d.holder, d.bank_country, d.bank_name, d.iban, d.swift_bic, d.routing_number, d.account_number,
               d.branch_code, d.bank_code, d.currency, d.paypal_email, d.written_at, a.active, a.is_primary,
               d.id = a.details_id as is_current
        from payouts.account_details d join payouts.bank_account a on a.id = d.account_id
        where a.user_id = ${userId} order by d.written_at
      `),
      payouts: await this.rows(sql`
        select p.month, p.amount, p.currency, p.state, p.pay_on, p.paid_at, p.paid_to, b.number as bill
        from payouts.payout p left join payouts.bill b on b.payout_id = p.id where p.guide_id = ${userId} order by p.month
      `),
    };
  }

  override async documents({ userId }: DataSubject): Promise<readonly PersonalDocument[]> {
    const { rows } = await sql<{ number: string; pdf: Buffer }>`
      select b.number, b.pdf from payouts.bill b join payouts.payout p on p.id = b.payout_id
      where p.guide_id = ${userId} order by b.issued_at desc, b.number limit ${MOST_BILLS}
    `.execute(this.manager.getKysely());
    return rows.map(({ number, pdf }) => ({ name: `bills/${number}.pdf`, bytes: pdf }));
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(
      sql`delete from payouts.destination where user_id = ${userId}`,
      sql`
        with gone as (delete from payouts.bank_account where user_id = ${userId} returning id)
        delete from payouts.account_details where account_id in (select id from gone)
      `,
    );
  }
}
