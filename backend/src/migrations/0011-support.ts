import { Migration } from '@mikro-orm/migrations';

export class Migration0011Support extends Migration {
  override up(): void {
    this.addSql(`create schema support`);
    this.addSql(`
      create table support.contact_message (
        id uuid not null,
        received_at timestamptz not null,
        sender_type text not null,
        reason text not null,
        name text not null,
        email text not null,
        booking_reference text,
        message text not null,
        language text not null,
        sender_id uuid,
        manager_id uuid,
        constraint contact_message_pkey primary key (id),
        constraint contact_message_sender_type_check check (sender_type in ('customer', 'guide'))
      )
    `);
    this.addSql(
      `comment on column support.contact_message.sender_id is 'Of an account, where somebody wrote to the manager'`,
    );
    this.addSql(`comment on column support.contact_message.manager_id is 'Whom the message reached; null: the team'`);
    this.addSql(`create index contact_message_by_sender on support.contact_message (lower(email), received_at)`);
    this.addSql(
      `create index contact_message_by_account on support.contact_message (sender_id) where (sender_id is not null)`,
    );
    this.addSql(`
      create table support.subscriber (
        id uuid not null,
        email text not null,
        language text not null,
        state text not null,
        asked_at timestamptz not null,
        changed_at timestamptz not null,
        constraint subscriber_pkey primary key (id),
        constraint subscriber_email_key unique (email),
        constraint subscriber_email_check check (email = lower(email)),
        constraint subscriber_state_check check (state in ('pending', 'confirmed', 'left'))
      )
    `);
    this.addSql(`
      create table support.subscription_token (
        hash text not null,
        subscriber_id uuid not null,
        purpose text not null,
        issued_at timestamptz not null,
        constraint subscription_token_pkey primary key (hash),
        constraint subscription_token_purpose_check check (purpose in ('confirm', 'leave')),
        constraint subscription_token_subscriber_id_fkey foreign key (subscriber_id) references support.subscriber(id) on delete cascade
      )
    `);
    this.addSql(`create index subscription_token_by_subscriber on support.subscription_token (subscriber_id)`);
    this.addSql(`
      create table support.conversation (
        id uuid not null,
        kind text not null,
        booking_reference text,
        customer_id uuid,
        visitor_name text,
        visitor_email text,
        language text,
        currency text,
        opened_at timestamptz not null,
        last_message_at timestamptz,
        last_position integer not null,
        waiting_since timestamptz,
        assignee_id uuid,
        constraint conversation_pkey primary key (id),
        constraint conversation_booking_reference_key unique (booking_reference),
        constraint conversation_kind_check check (kind in ('booking', 'chat', 'letter')),
        constraint conversation_about_check check ((kind = 'booking') = (booking_reference is not null))
      )
    `);
    this.addSql(
      `comment on column support.conversation.visitor_name is 'Of a chat or a letter, whose writer may have no account'`,
    );
    this.addSql(`comment on column support.conversation.waiting_since is 'Since when a message waits for the team'`);
    this.addSql(`create index conversation_by_customer on support.conversation (customer_id)`);
    this.addSql(`create index conversation_by_time on support.conversation (last_message_at)`);
    this.addSql(
      `create index conversation_waiting on support.conversation (waiting_since) where (waiting_since is not null)`,
    );
    this.addSql(`
      create table support.conversation_message (
        conversation_id uuid not null,
        position integer not null,
        id uuid not null,
        author text not null,
        author_id uuid,
        author_name text not null,
        text text not null,
        language text not null,
        recipient text not null,
        sent_at timestamptz not null,
        constraint conversation_message_pkey primary key (conversation_id, position),
        constraint conversation_message_id_key unique (conversation_id, id),
        constraint conversation_message_author_check check (author in ('customer', 'guide', 'team')),
        constraint conversation_message_recipient_check check (recipient in ('customer', 'guide', 'team') and recipient <> author),
        constraint conversation_message_conversation_id_fkey foreign key (conversation_id) references support.conversation(id) on delete cascade
      )
    `);
    this.addSql(`
      create table support.conversation_reader (
        conversation_id uuid not null,
        side text not null,
        position integer not null,
        read_at timestamptz not null,
        constraint conversation_reader_pkey primary key (conversation_id, side),
        constraint conversation_reader_side_check check (side in ('customer', 'guide', 'team')),
        constraint conversation_reader_conversation_id_fkey foreign key (conversation_id) references support.conversation(id) on delete cascade
      )
    `);
    this.addSql(`
      create table support.team_hours (
        id integer not null,
        zone text not null,
        weekdays integer[] not null,
        opens text not null,
        closes text not null,
        version integer not null,
        constraint team_hours_pkey primary key (id),
        constraint team_hours_id_check check (id = 1)
      )
    `);
    this.addSql(`insert into support.team_hours values (1, 'Europe/Rome', '{1,2,3,4,5,6,7}', '09:00', '20:00', 1)`);
    this.addSql(`
      create table support.canned_answer (
        id uuid not null,
        title text not null,
        texts jsonb not null,
        version integer not null,
        constraint canned_answer_pkey primary key (id),
        constraint canned_answer_title_key unique (title)
      )
    `);
  }
}
