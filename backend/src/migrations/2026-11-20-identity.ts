import { Migration } from '@mikro-orm/migrations';

/** Accounts and sessions. */
export class Migration20261120000100Identity extends Migration {
  override up(): void {
    this.addSql(`create schema identity`);
    this.addSql(`
      create table identity.user_account (
        id uuid primary key,
        email citext not null unique,
        password_hash text not null,
        password_changed_at timestamptz not null,
        first_name text not null,
        last_name text not null,
        gender text check (gender in ('male', 'female')),
        birthdate date,
        phone text,
        picture text,
        language text not null,
        currency text not null,
        role integer not null check (role between 1 and 4),
        status text not null,
        is_pro boolean not null default false,
        email_verified_at timestamptz,
        terms_accepted_at timestamptz not null,
        signed_up_at timestamptz not null
      )`);
    this.addSql(`
      create table identity.session (
        id uuid primary key,
        user_id uuid not null references identity.user_account,
        opened_at timestamptz not null,
        ended_at timestamptz,
        ip text not null,
        user_agent text not null,
        screen_resolution text,
        device_id text
      )`);
    this.addSql(`create index session_by_user on identity.session (user_id, opened_at desc)`);
    this.addSql(`
      create table identity.refresh_token (
        hash text primary key,
        session_id uuid not null references identity.session on delete cascade,
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    this.addSql(`create index refresh_token_by_session on identity.refresh_token (session_id)`);
  }
}
