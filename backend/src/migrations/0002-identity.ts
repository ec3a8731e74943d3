import { Migration } from '@mikro-orm/migrations';

export class Migration0002Identity extends Migration {
  override up(): void {
    this.addSql(`create schema identity`);
    this.addSql(`
      create table identity.user_account (
        id uuid not null,
        email public.citext not null,
        password_hash text not null,
        password_changed_at timestamptz not null,
        first_name text not null,
        last_name text not null,
        gender text,
        birthdate date,
        phone text,
        picture text,
        language text not null,
        currency text not null,
        role integer not null,
        state text not null,
        account_type text not null,
        email_verified_at timestamptz,
        terms_accepted_at timestamptz not null,
        signed_up_at timestamptz not null,
        native_language text,
        vat text,
        tax_number text,
        company_name text,
        manager_id uuid,
        version integer not null default 1,
        constraint user_account_pkey primary key (id),
        constraint user_account_account_type_check check (account_type in ('individual', 'business')),
        constraint user_account_email_key unique (email),
        constraint user_account_manager_id_fkey foreign key (manager_id) references identity.user_account(id),
        constraint user_account_gender_check check (gender in ('male', 'female')),
        constraint user_account_role_check check ((role >= 1) and (role <= 4)),
        constraint user_account_state_check check (state in ('active', 'suspended', 'closed'))
      )
    `);
    this.addSql(
      `create index user_account_by_lower_email on identity.user_account (lower(email::text) text_pattern_ops)`,
    );
    this.addSql(`create index user_account_by_sign_up on identity.user_account (signed_up_at, id)`);
    this.addSql(`create index user_account_by_role on identity.user_account (role, signed_up_at, id)`);
    this.addSql(
      `create index user_account_not_active on identity.user_account (state, signed_up_at, id) where (state <> 'active')`,
    );
    this.addSql(
      `create index user_account_business on identity.user_account (signed_up_at, id) where (account_type = 'business')`,
    );
    this.addSql(`create index user_account_by_last_name on identity.user_account (lower(last_name) text_pattern_ops)`);
    // The index above knows beginnings, and this one the order.
    this.addSql(`create index user_account_by_order_of_name on identity.user_account (lower(last_name), id)`);
    this.addSql(
      `create index user_account_by_name on identity.user_account (lower(first_name || ' ' || last_name) text_pattern_ops)`,
    );
    this.addSql(`
      create table identity.address (
        id uuid not null,
        user_id uuid not null,
        is_primary boolean not null,
        activated boolean not null,
        street text not null,
        street_complementary text,
        zip text,
        state text,
        city text not null,
        country text not null,
        company_name text,
        added_at timestamptz not null,
        removed_at timestamptz,
        constraint address_pkey primary key (id),
        constraint address_check check (activated or not is_primary),
        constraint address_user_id_fkey foreign key (user_id) references identity.user_account(id) on delete cascade
      )
    `);
    this.addSql(`create index address_by_user on identity.address (user_id, added_at desc)`);
    this.addSql(`create unique index address_one_primary on identity.address (user_id) where is_primary`);
    this.addSql(`
      create table identity.session (
        id uuid not null,
        user_id uuid not null,
        opened_at timestamptz not null,
        ended_at timestamptz,
        ip text not null,
        user_agent text not null,
        screen_resolution text,
        device_id text,
        password_confirmed_at timestamptz,
        constraint session_pkey primary key (id),
        constraint session_user_id_fkey foreign key (user_id) references identity.user_account(id)
      )
    `);
    this.addSql(`create index session_by_user on identity.session (user_id, opened_at desc)`);
    this.addSql(`
      create table identity.refresh_token (
        hash text not null,
        session_id uuid not null,
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        constraint refresh_token_pkey primary key (hash),
        constraint refresh_token_session_id_fkey foreign key (session_id) references identity.session(id) on delete cascade
      )
    `);
    this.addSql(`create index refresh_token_by_session on identity.refresh_token (session_id)`);
    this.addSql(`
      create table identity.one_time_token (
        hash text not null,
        user_id uuid not null,
        purpose text not null,
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        constraint one_time_token_pkey primary key (hash),
        constraint one_time_token_purpose_check check (purpose in ('confirm-email', 'reset-password', 'approve-email-change', 'confirm-new-email')),
        constraint one_time_token_user_id_fkey foreign key (user_id) references identity.user_account(id) on delete cascade
      )
    `);
    this.addSql(`create index one_time_token_by_user on identity.one_time_token (user_id, purpose, issued_at desc)`);
    this.addSql(`
      create table identity.data_export (
        user_id uuid not null,
        state text not null,
        asked_at timestamptz not null,
        path text,
        ends_at timestamptz,
        constraint data_export_pkey primary key (user_id),
        constraint data_export_check check ((state = 'preparing' and path is null) or (state = 'ready' and path is not null and ends_at is not null)),
        constraint data_export_user_id_fkey foreign key (user_id) references identity.user_account(id) on delete cascade
      )
    `);
    this.addSql(`
      create table identity.sign_in_code (
        id uuid not null,
        user_id uuid not null,
        hash text not null,
        issued_at timestamptz not null,
        guesses integer not null default 0,
        closed_at timestamptz,
        constraint sign_in_code_pkey primary key (id),
        constraint sign_in_code_guesses_check check ((guesses >= 0) and (guesses <= 5)),
        constraint sign_in_code_user_id_fkey foreign key (user_id) references identity.user_account(id) on delete cascade
      )
    `);
    this.addSql(
      `comment on column identity.sign_in_code.closed_at is 'When the code was used, or another one was issued'`,
    );
    this.addSql(`create index sign_in_code_by_user on identity.sign_in_code (user_id, issued_at desc)`);
    this.addSql(`
      create table identity.second_factor (
        user_id uuid not null,
        secret text not null,
        prepared_at timestamptz not null,
        turned_on_at timestamptz,
        last_step bigint,
        constraint second_factor_pkey primary key (user_id),
        constraint second_factor_check check ((turned_on_at is null) = (last_step is null)),
        constraint second_factor_user_id_fkey foreign key (user_id) references identity.user_account(id) on delete cascade
      )
    `);
    this.addSql(
      `comment on column identity.second_factor.last_step is 'The 30 seconds of the last code: none of them or before counts again'`,
    );
    this.addSql(`
      create table identity.recovery_code (
        user_id uuid not null,
        hash text not null,
        used_at timestamptz,
        constraint recovery_code_pkey primary key (user_id, hash),
        constraint recovery_code_user_id_fkey foreign key (user_id) references identity.user_account(id) on delete cascade
      )
    `);
    this.addSql(`
      create table identity.email_change (
        user_id uuid not null,
        email public.citext not null,
        requested_at timestamptz not null,
        approved_at timestamptz,
        constraint email_change_pkey primary key (user_id),
        constraint email_change_user_id_fkey foreign key (user_id) references identity.user_account(id) on delete cascade
      )
    `);
    this.addSql(`
      create function identity.keep_a_super_admin()
       returns trigger
       language plpgsql
      as $$
      begin
        -- Two at once: the second waits for the first one's commit, and then sees what is left.
        perform pg_advisory_xact_lock(hashtext('identity.super-admins'));
        if not exists (select from identity.user_account where role = 1 and state = 'active' and id <> new.id) then
          raise exception 'account % is the last super admin', new.id
            using errcode = 'check_violation', constraint = 'last_super_admin';
        end if;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger keep_a_super_admin after update of role, state on identity.user_account for each row
        when (old.role = 1 and old.state = 'active' and (new.role <> 1 or new.state <> 'active'))
        execute function identity.keep_a_super_admin()
    `);
  }
}
