import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

@KeepsPersonalData()
@Injectable()
export class IdentityPersonalData extends TableData {
  readonly context = 'identity';
  readonly columns = {
    'identity.user_account': [
      'email',
      'password_hash',
      'first_name',
      'last_name',
      'gender',
      'birthdate',
      'phone',
      'picture',
      'native_language',
      'vat',
      'tax_number',
      'company_name',
    ],
    'identity.address': ['street', 'street_complementary', 'zip', 'state', 'city', 'country', 'company_name'],
    'identity.email_change': ['email'],
    'identity.data_export': ['path'],
    'identity.session': ['ip', 'user_agent', 'screen_resolution', 'device_id'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'identity.user_account', keptFor: 'account' },
    { table: 'identity.address', keptFor: 'account' },
    { table: 'identity.email_change', keptFor: 'account' },
    { table: 'identity.data_export', keptFor: 'P7D', job: 'identity.remove-data-export' },
    { table: 'identity.session', keptFor: 'P12M', job: 'identity.forget-tokens' },
    { table: 'identity.one_time_token', keptFor: 'P2D', job: 'identity.forget-tokens' },
  ];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    const [account] = await this.rows(sql`
      select email, first_name, last_name, gender, birthdate, phone, native_language, language, currency, vat, tax_number,
             company_name, signed_up_at, terms_accepted_at, email_verified_at
      from identity.user_account where id = ${userId}
    `);
    return {
      account,
      addressToCome: await this.rows(sql`
        select email, requested_at, approved_at from identity.email_change where user_id = ${userId}
      `),
      addresses: await this.rows(sql`
        select street, street_complementary, zip, state, city, country, company_name, is_primary, activated, added_at
        from identity.address where user_id = ${userId} order by added_at
      `),
      sessions: await this.rows(sql`
        select opened_at, ended_at, ip, user_agent, screen_resolution, device_id
        from identity.session where user_id = ${userId} order by opened_at
      `),
    };
  }

  /** The row stays for the orders and missions that name its id, and tells of nobody. */
  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(
      sql`
        update identity.user_account
        set email = 'closed-' || id || '@closed.invalid', password_hash = '', first_name = '', last_name = '', gender = null,
            birthdate = null, phone = null, picture = null, native_language = null, vat = null, tax_number = null,
            company_name = null, manager_id = null, email_verified_at = null
        where id = ${userId}
      `,
      sql`delete from identity.data_export where user_id = ${userId}`,
      sql`delete from identity.address where user_id = ${userId}`,
      sql`delete from identity.email_change where user_id = ${userId}`,
      sql`delete from identity.second_factor where user_id = ${userId}`,
      sql`delete from identity.recovery_code where user_id = ${userId}`,
      sql`delete from identity.one_time_token where user_id = ${userId}`,
      sql`delete from identity.sign_in_code where user_id = ${userId}`,
      sql`delete from identity.refresh_token where session_id in (select id from identity.session where user_id = ${userId})`,
      sql`
        update identity.session set ip = '', user_agent = '', screen_resolution = null, device_id = null,
          ended_at = coalesce(ended_at, now())
        where user_id = ${userId}
      `,
    );
  }
}
