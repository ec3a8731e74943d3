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
    this.addSql(`
      create table payouts.batch (
        id uuid not null,
        method text not null,
        currency text not null,
        paid_from jsonb,
        pay_on date not null,
        payments integer not null,
        total bigint not null,
        made_at timestamptz not null,
        made_by uuid not null,
        paid_at timestamptz,
        paid_by uuid,
        constraint batch_pkey primary key (id),
        constraint batch_check check ((paid_at is null) = (paid_by is null)),
        constraint batch_check1 check ((paid_from is null) = (method = 'paypal')),
        constraint batch_method_check check (method in ('bank', 'paypal'))
      )
    `);
    this.addSql(`create index batch_by_time on payouts.batch (made_at desc)`);
    this.addSql(`
      create table payouts.payout (
        id uuid not null,
        guide_id uuid not null,
        currency text not null,
        month text not null,
        amount bigint not null,
        state text not null,
        pay_on date not null,
        closed_at timestamptz not null,
        stated_at timestamptz,
        batch_id uuid,
        paid_to jsonb,
        paid_at timestamptz,
        constraint payout_pkey primary key (id),
        constraint payout_guide_id_currency_month_key unique (guide_id, currency, month),
        constraint payout_amount_check check (amount > 0),
        constraint payout_check check ((batch_id is not null) = (state in ('sending', 'paid'))),
        constraint payout_check1 check ((paid_at is not null) = (state = 'paid')),
        constraint payout_month_check check (month ~ '^[0-9]{4}-[0-9]{2}$'),
        constraint payout_state_check check (state in ('closed', 'billed', 'sending', 'paid')),
        constraint payout_batch_id_fkey foreign key (batch_id) references payouts.batch(id)
      )
    `);
    this.addSql(`comment on column payouts.payout.paid_to is 'The account that counted when the batch was made'`);
    this.addSql(`create index payout_by_batch on payouts.payout (batch_id)`);
    this.addSql(`create index payout_by_month on payouts.payout (month desc, id)`);
    this.addSql(`create index payout_unstated on payouts.payout (id) where stated_at is null`);
    this.addSql(`create index payout_to_do on payouts.payout (state, guide_id) where state <> 'paid'`);
    this.addSql(`
      create table payouts.earned_mission (
        mission_id uuid not null,
        guide_id uuid not null,
        tour_name jsonb not null,
        city_name jsonb not null,
        starts_at timestamptz not null,
        local_date date not null,
        local_time text not null,
        time_zone text not null,
        constraint earned_mission_pkey primary key (mission_id)
      )
    `);
    this.addSql(`
      create table payouts.earned_line (
        mission_id uuid not null,
        position integer not null,
        guide_id uuid not null,
        currency text not null,
        local_date date not null,
        kind text not null,
        amount bigint not null,
        basis_points integer,
        booking_reference text,
        refund_id uuid,
        is_held boolean not null,
        payout_id uuid,
        constraint earned_line_pkey primary key (mission_id, position),
        constraint earned_line_check check (not is_held or payout_id is null),
        constraint earned_line_mission_id_fkey foreign key (mission_id) references payouts.earned_mission(mission_id),
        constraint earned_line_payout_id_fkey foreign key (payout_id) references payouts.payout(id)
      )
    `);
    this.addSql(`create index earned_line_by_payout on payouts.earned_line (payout_id)`);
    this.addSql(
      `create index earned_line_unpaid on payouts.earned_line (guide_id, currency, local_date) where payout_id is null`,
    );
    this.addSql(`
      create table payouts.objection (
        id uuid not null,
        payout_id uuid not null,
        guide_id uuid not null,
        text text not null,
        raised_at timestamptz not null,
        answer text,
        answered_at timestamptz,
        answered_by uuid,
        constraint objection_pkey primary key (id),
        constraint objection_check check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
        constraint objection_payout_id_fkey foreign key (payout_id) references payouts.payout(id) on delete cascade
      )
    `);
    this.addSql(`create index objection_by_payout on payouts.objection (payout_id, raised_at)`);
    this.addSql(`create unique index objection_one_open on payouts.objection (payout_id) where answer is null`);
    this.addSql(`
      create table payouts.last_payment (
        guide_id uuid not null,
        asked_at timestamptz not null,
        constraint last_payment_pkey primary key (guide_id)
      )
    `);
    this.addSql(`comment on table payouts.last_payment is 'Guides who leave: less than the minimum is paid too'`);
    this.addSql(`
      create table payouts.tax_details (
        guide_id uuid not null,
        form text not null,
        name text not null,
        birthdate date,
        street text not null,
        zip text not null,
        city text not null,
        country text not null,
        tax_country text not null,
        tax_number text not null,
        vat_number text,
        written_at timestamptz not null,
        constraint tax_details_pkey primary key (guide_id),
        constraint tax_details_check check ((form = 'person') = (birthdate is not null)),
        constraint tax_details_form_check check (form in ('person', 'company'))
      )
    `);
    this.addSql(`
      create table payouts.bill_counter (
        guide_id uuid not null,
        year integer not null,
        last integer not null,
        constraint bill_counter_pkey primary key (guide_id, year)
      )
    `);
    this.addSql(`
      create table payouts.bill (
        payout_id uuid not null,
        number text not null,
        language text not null,
        sha256 text not null,
        pdf bytea not null,
        issued_at timestamptz not null,
        constraint bill_pkey primary key (payout_id),
        constraint bill_number_key unique (number),
        constraint bill_payout_id_fkey foreign key (payout_id) references payouts.payout(id)
      )
    `);
    this.addSql(`
      create function payouts.refuse_change() returns trigger language plpgsql
      as $$ begin raise exception 'a bill is never changed'; end $$
    `);
    this.addSql(`
      create trigger bill_never_changes before update or delete on payouts.bill
      for each row execute function payouts.refuse_change()
    `);
  }
}
