import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type DataSubject,
  KeepsPersonalData,
  type OpenMatter,
  type PersonalDocument,
  type Retention,
} from '../../../platform/personal-data/personal-data.js';
import { MOST_TOLD, TableData } from '../../../platform/personal-data/table-data.js';

/** Of the latest: ten years of months. */
const MOST_BILLS = 120;

/** Payouts, bills and tax details are kept as the law wants. An account with pay to come stays open. */
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
    'payouts.objection': ['text', 'answer'],
    'payouts.tax_details': [
      'name',
      'birthdate',
      'street',
      'zip',
      'city',
      'country',
      'tax_country',
      'tax_number',
      'vat_number',
      'form',
    ],
  };
  readonly retention: readonly Retention[] = [
    { table: 'payouts.account_details', keptFor: 'account' },
    { table: 'payouts.payout', keptFor: 'law' },
    { table: 'payouts.bill', keptFor: 'law' },
    { table: 'payouts.objection', keptFor: 'account' },
    { table: 'payouts.tax_details', keptFor: 'law' },
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
      objections: await this.rows(sql`
        select text, raised_at, answer, answered_at from payouts.objection where guide_id = ${userId} order by raised_at
      `),
      taxDetails: await this.rows(sql`
        select form, name, birthdate, street, zip, city, country, tax_country, tax_number, vat_number, written_at
        from payouts.tax_details where guide_id = ${userId}
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
      sql`update payouts.objection set text = '', answer = case when answer is null then null else '' end where guide_id = ${userId}`,
      sql`
        with gone as (delete from payouts.bank_account where user_id = ${userId} returning id)
        delete from payouts.account_details where account_id in (select id from gone)
      `,
    );
  }

  /** Missions whose money is not on its way yet, or is with the bank. */
  override openMatters({ userId }: DataSubject): Promise<readonly OpenMatter[]> {
    return this.matters(
      'pay-to-come',
      sql`
        select m.mission_id as reference, m.tour_name as name, m.city_name as place, m.starts_at as "startsAt",
               m.time_zone as "timeZone"
        from payouts.earned_mission m
        where m.guide_id = ${userId} and exists (
          select from payouts.earned_line l left join payouts.payout p on p.id = l.payout_id
          where l.mission_id = m.mission_id and l.amount > 0 and p.state is distinct from 'paid')
        order by m.starts_at limit ${MOST_TOLD}
      `,
    );
  }
}
