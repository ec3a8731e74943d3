import { Migration } from '@mikro-orm/migrations';

export class Migration0015Payouts extends Migration {
  override up(): void {
    this.addSql(`create schema payouts`);
    this.addSql(`
      create table payouts.account_details (
        id uuid not null,
        account_id uuid not null,
        form text not null,
        holder text not null,
        bank_country text,
        bank_name text,
        iban text,
        swift_bic text,
        routing_number text,
        account_number text,
        branch_code text,
        bank_code text,
        currency text not null,
        paypal_email text,
        written_at timestamptz not null,
        constraint account_details_pkey primary key (id),
        constraint account_details_form_check check (form in ('iban', 'us', 'other', 'paypal')),
        constraint account_details_check check (coalesce(iban, account_number, paypal_email) is not null)
      )
    `);
    this.addSql(`create index account_details_by_account on payouts.account_details (account_id, written_at desc)`);
    this.addSql(`
      create table payouts.bank_account (
        id uuid not null,
        user_id uuid not null,
        is_primary boolean not null,
        active boolean not null,
        details_id uuid not null,
        added_at timestamptz not null,
        constraint bank_account_pkey primary key (id),
        constraint bank_account_check check (active or not is_primary),
        constraint bank_account_details_id_fkey foreign key (details_id) references payouts.account_details(id)
      )
    `);
    this.addSql(`create index bank_account_by_user on payouts.bank_account (user_id, added_at desc)`);
    this.addSql(`create unique index bank_account_one_primary on payouts.bank_account (user_id) where is_primary`);
    this.addSql(`
      create table payouts.destination (
        user_id uuid not null,
        counts_from timestamptz not null,
        account_id uuid,
        details_id uuid,
        constraint destination_pkey primary key (user_id, counts_from),
        constraint destination_check check ((account_id is null) = (details_id is null)),
        constraint destination_details_id_fkey foreign key (details_id) references payouts.account_details(id)
      )
    `);
  }
}
