import { Migration } from '@mikro-orm/migrations';

export class Migration0012Notifications extends Migration {
  override up(): void {
    this.addSql(`create schema notifications`);
    this.addSql(`
      create table notifications.counter (
        recipient_id uuid not null,
        position bigint not null,
        constraint counter_pkey primary key (recipient_id)
      )
    `);
    this.addSql(`
      create table notifications.choice (
        person_id uuid not null,
        topic text not null,
        bell boolean not null,
        mail boolean not null,
        constraint choice_pkey primary key (person_id, topic)
      )
    `);
    this.addSql(`
      create table notifications.notification (
        id uuid not null,
        recipient_id uuid not null,
        position bigint not null,
        kind text not null,
        deduplication_key text not null,
        payload jsonb not null,
        created_at timestamptz not null,
        read_at timestamptz,
        constraint notification_pkey primary key (id),
        constraint notification_recipient_id_kind_deduplication_key_key unique (recipient_id, kind, deduplication_key),
        constraint notification_recipient_id_position_key unique (recipient_id, "position")
      )
    `);
    this.addSql(`create index notification_by_age on notifications.notification (created_at)`);
    this.addSql(`create index notification_by_reading on notifications.notification (read_at)`);
    this.addSql(
      `create index notification_unread on notifications.notification (recipient_id) where (read_at is null)`,
    );
  }
}
