import { Migration } from '@mikro-orm/migrations';

/** What people are told inside the site. */
export class Migration20261121000000Notifications extends Migration {
  override up(): void {
    this.addSql(`create schema notifications`);
    this.addSql(`
      create table notifications.counter (
        recipient_id uuid primary key,
        position bigint not null
      )`);
    this.addSql(`
      create table notifications.notification (
        id uuid primary key,
        recipient_id uuid not null,
        position bigint not null,
        kind text not null,
        occasion text not null,
        saying jsonb not null,
        created_at timestamptz not null,
        read_at timestamptz,
        unique (recipient_id, position),
        unique (recipient_id, kind, occasion)
      )`);
    this.addSql(`create index notification_unread on notifications.notification (recipient_id) where read_at is null`);
    this.addSql(`create index notification_by_age on notifications.notification (created_at)`);
    this.addSql(`create index notification_by_reading on notifications.notification (read_at)`);
  }
}
