import { Migration } from '@mikro-orm/migrations';

/** Customers are told when there is a new guide, or a day before that there is none; not that one has gone. */
export class Migration20261121000600LostGuides extends Migration {
  override up(): void {
    this.addSql(`delete from notifications.notification where kind = 'guide-lost'`);
  }
}
