import { Migration } from '@mikro-orm/migrations';

/** Extensions, and the tables of `platform/`. */
export class Migration20261120000000Platform extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists unaccent`);
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create extension if not exists citext`);
    this.addSql(`create extension if not exists btree_gist`);
    this.addSql(`create schema platform`);
    this.addSql(`
      create table platform.outbox (
        id uuid primary key,
        sequence bigint generated always as identity,
        type text not null,
        payload jsonb not null,
        recorded_at timestamptz not null,
        request_id text,
        relayed_at timestamptz
      )`);
    this.addSql(`create index outbox_waiting on platform.outbox (sequence) where relayed_at is null`);
    this.addSql(`
      create table platform.processed_message (
        reaction text not null,
        message_id uuid not null,
        processed_at timestamptz not null,
        primary key (reaction, message_id)
      )`);
    this.addSql(`
      create table platform.failed_message (
        id uuid primary key,
        reaction text not null,
        message_id uuid not null,
        type text not null,
        payload jsonb not null,
        attempts integer not null,
        error text not null,
        failed_at timestamptz not null,
        replayed_at timestamptz,
        unique (reaction, message_id)
      )`);
    this.addSql(`
      create table platform.scheduled_job (
        id uuid primary key,
        kind text not null,
        key text not null,
        due_at timestamptz not null,
        payload jsonb not null default '{}',
        attempts integer not null default 0,
        last_error text,
        done_at timestamptz,
        given_up_at timestamptz,
        unique (kind, key)
      )`);
    this.addSql(
      `create index scheduled_job_waiting on platform.scheduled_job (due_at) where done_at is null and given_up_at is null`,
    );
    this.addSql(`
      create table platform.audit_record (
        id uuid primary key,
        at timestamptz not null,
        actor_kind text not null,
        actor_id text not null,
        command text not null,
        content jsonb not null,
        request_id text
      )`);
    this.addSql(`create index audit_record_by_time on platform.audit_record (at desc)`);
    this.addSql(`create index audit_record_by_actor on platform.audit_record (actor_id, at desc)`);
    this.addSql(`
      create table platform.idempotent_answer (
        scope text not null,
        key text not null,
        request_hash text not null,
        started_at timestamptz not null,
        status integer,
        body jsonb,
        primary key (scope, key)
      )`);
    this.addSql(`
      create table platform.rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    this.addSql(`
      create table platform.setting (
        name text primary key,
        value jsonb not null
      )`);
    this.addSql(`
      create table platform.mail (
        id uuid primary key,
        dedupe_key text not null unique,
        kind text not null,
        recipient text not null,
        language text not null,
        subject text not null,
        html text not null,
        text text not null,
        reply_to text,
        unsubscribe_url text,
        written_at timestamptz not null,
        status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'dead')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        claimed_until timestamptz,
        outcome_unknown boolean not null default false,
        sent_at timestamptz,
        provider_id text,
        last_error text
      )`);
    this.addSql(`create index mail_waiting on platform.mail (next_attempt_at) where status in ('waiting', 'sending')`);
    this.addSql(`create index mail_by_recipient on platform.mail (recipient, written_at desc)`);
    this.addSql(`
      create table platform.mail_attachment (
        mail_id uuid not null references platform.mail (id) on delete cascade,
        position integer not null,
        name text not null,
        content_type text not null,
        content bytea,
        stored_path text,
        primary key (mail_id, position),
        check ((content is null) <> (stored_path is null))
      )`);
    this.addSql(`
      create function platform.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = 'restrict_violation';
      end $$`);
    this.addSql(`
      create trigger audit_record_is_append_only before update or delete on platform.audit_record
      for each row execute function platform.refuse_change()`);
  }
}
