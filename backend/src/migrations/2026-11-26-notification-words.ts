import { Migration } from '@mikro-orm/migrations';

/** A recipient has one notification of each kind and deduplication key. */
export class Migration20261126000400NotificationWords extends Migration {
  override up(): void {
    this.addSql(`alter table notifications.notification rename column occasion to deduplication_key`);
    this.addSql(`alter table notifications.notification rename column saying to payload`);
    this.addSql(`
      alter table notifications.notification
      rename constraint notification_recipient_id_kind_occasion_key to notification_recipient_id_kind_deduplication_key_key`);
  }
}
