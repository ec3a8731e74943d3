import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

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
  };
  readonly retention: readonly Retention[] = [{ table: 'payouts.account_details', keptFor: 'account' }];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      bankAccounts: await this.rows(sql`
        select d.form, d.holder, d.bank_country, d.bank_name, d.iban, d.swift_bic, d.routing_number, d.account_number,
               d.branch_code, d.bank_code, d.currency, d.paypal_email, d.written_at, a.active, a.is_primary,
               d.id = a.details_id as is_current
        from payouts.account_details d join payouts.bank_account a on a.id = d.account_id
        where a.user_id = ${userId} order by d.written_at
      `),
    };
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
