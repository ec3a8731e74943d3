import { Migration } from '@mikro-orm/migrations';

/** What an account tells about a person, and the links that are mailed to people. */
export class Migration20261120000110IdentityAccount extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.user_account
        add column native_language text,
        add column vat text,
        add column tax_number text,
        add column company_name text`);
    this.addSql(`
      create table identity.one_time_token (
        hash text primary key,
        user_id uuid not null references identity.user_account on delete cascade,
        purpose text not null check (purpose in ('confirm-email', 'reset-password')),
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    this.addSql(`create index one_time_token_by_user on identity.one_time_token (user_id, purpose, issued_at desc)`);
  }
}
