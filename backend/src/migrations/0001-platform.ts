import { Migration } from '@mikro-orm/migrations';

export class Migration0001Platform extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists btree_gist`);
    this.addSql(`create extension if not exists citext`);
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create extension if not exists unaccent`);
    this.addSql(`create schema platform`);
    this.addSql(`
      create table platform.outbox (
        id uuid not null,
        sequence bigint generated always as identity not null,
        type text not null,
        payload jsonb not null,
        recorded_at timestamptz not null,
        request_id text,
        relayed_at timestamptz,
        settled_at timestamptz,
        constraint outbox_pkey primary key (id)
      )
    `);
    this.addSql(`create index outbox_settled on platform.outbox (settled_at) where (settled_at is not null)`);
    this.addSql(`create index outbox_unsettled on platform.outbox (relayed_at) where (settled_at is null)`);
    this.addSql(`create index outbox_waiting on platform.outbox (sequence) where (relayed_at is null)`);
    this.addSql(`
      create table platform.processed_message (
        reaction text not null,
        message_id uuid not null,
        processed_at timestamptz not null,
        constraint processed_message_pkey primary key (reaction, message_id)
      )
    `);
    this.addSql(`
      create table platform.failed_message (
        id uuid not null,
        reaction text not null,
        message_id uuid not null,
        type text not null,
        payload jsonb not null,
        attempts integer not null,
        error text not null,
        failed_at timestamptz not null,
        replayed_at timestamptz,
        constraint failed_message_pkey primary key (id),
        constraint failed_message_reaction_message_id_key unique (reaction, message_id)
      )
    `);
    this.addSql(`
      create table platform.scheduled_job (
        id uuid not null,
        kind text not null,
        key text not null,
        due_at timestamptz not null,
        payload jsonb not null default '{}',
        attempts integer not null default 0,
        last_error text,
        done_at timestamptz,
        given_up_at timestamptz,
        has_failed boolean not null default false,
        attempt_at timestamptz,
        request_id text,
        constraint scheduled_job_pkey primary key (id),
        constraint scheduled_job_kind_key_key unique (kind, key)
      )
    `);
    this.addSql(`create index scheduled_job_done on platform.scheduled_job (done_at) where (done_at is not null)`);
    this.addSql(
      `create index scheduled_job_waiting on platform.scheduled_job (due_at) where ((done_at is null) and (given_up_at is null))`,
    );
    this.addSql(`
      create table platform.audit_record (
        id uuid not null,
        at timestamptz not null,
        actor_kind text not null,
        actor_id text not null,
        command text not null,
        subject_type text,
        subject_id text,
        content jsonb not null,
        request_id text,
        constraint audit_record_pkey primary key (id),
        constraint audit_record_subject_check check ((subject_type is null) = (subject_id is null))
      )
    `);
    this.addSql(`create index audit_record_by_actor on platform.audit_record (actor_id, at desc)`);
    this.addSql(`create index audit_record_by_command on platform.audit_record (command, at desc)`);
    this.addSql(
      `create index audit_record_by_subject on platform.audit_record (subject_id, at desc) where (subject_id is not null)`,
    );
    this.addSql(`create index audit_record_by_time on platform.audit_record (at desc)`);
    this.addSql(`
      create table platform.idempotent_answer (
        scope text not null,
        key text not null,
        request_hash text not null,
        started_at timestamptz not null,
        status integer,
        body jsonb,
        constraint idempotent_answer_pkey primary key (scope, key)
      )
    `);
    this.addSql(`
      create table platform.rate_limit (
        key varchar(255) not null,
        points integer not null default 0,
        expire bigint,
        constraint rate_limit_pkey primary key (key)
      )
    `);
    this.addSql(`
      create table platform.setting (
        name text not null,
        value jsonb not null,
        constraint setting_pkey primary key (name)
      )
    `);
    this.addSql(`
      create table platform.mail (
        id uuid not null,
        dedupe_key text not null,
        kind text not null,
        recipient text not null,
        language text not null,
        subject text not null,
        html text not null,
        text text not null,
        reply_to text,
        unsubscribe_url text,
        written_at timestamptz not null,
        status text not null default 'waiting',
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        claimed_until timestamptz,
        outcome_unknown boolean not null default false,
        has_failed boolean not null default false,
        sent_at timestamptz,
        provider_id text,
        last_error text,
        confidential boolean not null default false,
        returned_as text,
        returned_at timestamptz,
        return_reason text,
        copy_of uuid,
        constraint mail_pkey primary key (id),
        constraint mail_dedupe_key_key unique (dedupe_key),
        constraint mail_copy_of_fkey foreign key (copy_of) references platform.mail(id) on delete set null,
        constraint mail_returned_as_check check (returned_as in ('bounced', 'blocked', 'spam')),
        constraint mail_status_check check (status in ('waiting', 'sending', 'sent', 'dead'))
      )
    `);
    this.addSql(`create index mail_by_copied on platform.mail (copy_of) where (copy_of is not null)`);
    this.addSql(`create index mail_by_kind on platform.mail (kind, written_at desc)`);
    this.addSql(`create index mail_by_lower_recipient on platform.mail (lower(recipient) text_pattern_ops)`);
    this.addSql(`create index mail_by_status on platform.mail (status, written_at desc)`);
    this.addSql(`create index mail_by_time on platform.mail (written_at desc)`);
    this.addSql(`create index mail_returned on platform.mail (returned_at desc) where (returned_at is not null)`);
    this.addSql(`create index mail_by_recipient on platform.mail (recipient, written_at desc)`);
    this.addSql(
      `create index mail_waiting on platform.mail (next_attempt_at) where (status in ('waiting', 'sending'))`,
    );
    this.addSql(`
      create table platform.mail_attachment (
        mail_id uuid not null,
        position integer not null,
        name text not null,
        content_type text not null,
        content bytea,
        stored_path text,
        constraint mail_attachment_pkey primary key (mail_id, "position"),
        constraint mail_attachment_check check ((content is null) <> (stored_path is null)),
        constraint mail_attachment_mail_id_fkey foreign key (mail_id) references platform.mail(id) on delete cascade
      )
    `);
    this.addSql(`
      create table platform.record_note (
        id uuid not null,
        subject_type text not null,
        subject_id text not null,
        text text not null,
        author_id uuid not null,
        at timestamptz not null,
        version integer not null default 1,
        constraint record_note_pkey primary key (id)
      )
    `);
    this.addSql(`create index record_note_by_author on platform.record_note (author_id)`);
    this.addSql(`create index record_note_by_subject on platform.record_note (subject_type, subject_id, at desc)`);
    this.addSql(`
      create table platform.moved_slug (
        kind text not null,
        slug text not null,
        moved_to text not null,
        constraint moved_slug_pkey primary key (kind, slug),
        constraint moved_slug_check check (moved_to <> slug),
        constraint moved_slug_kind_check check (kind ~ '^[a-z0-9/-]{1,80}$')
      )
    `);
    this.addSql(`
      create table platform.calendar_feed (
        user_id uuid not null,
        key text not null,
        made_at timestamptz not null,
        constraint calendar_feed_pkey primary key (user_id),
        constraint calendar_feed_key_key unique (key)
      )
    `);
    this.addSql(
      `comment on column platform.calendar_feed.key is 'Of the private address, which has a signature of the server too'`,
    );
    this.addSql(`
      create table platform.stored_file (
        path text not null,
        owner_id uuid not null,
        content_type text not null,
        bytes integer not null,
        claimed_by text,
        unused_since timestamptz,
        removing_since timestamptz,
        constraint stored_file_pkey primary key (path),
        constraint stored_file_check check ((claimed_by is null) or (unused_since is null and removing_since is null))
      )
    `);
    this.addSql(`create index stored_file_by_owner on platform.stored_file (owner_id)`);
    this.addSql(
      `create index stored_file_unused on platform.stored_file (unused_since) where (claimed_by is null and removing_since is null)`,
    );
    this.addSql(
      `create index stored_file_removing on platform.stored_file (removing_since) where (removing_since is not null)`,
    );
    this.addSql(`
      create function platform.refuse_change()
       returns trigger
       language plpgsql
      as $$
      begin
        raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = 'restrict_violation';
      end $$
    `);
    this.addSql(
      `create trigger audit_record_is_append_only before delete or update on platform.audit_record for each row execute function platform.refuse_change()`,
    );
  }
}
