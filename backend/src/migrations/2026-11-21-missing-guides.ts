import { Migration } from '@mikro-orm/migrations';

/** Since when a customer knows that no guide has been found. */
export class Migration20261121000400MissingGuides extends Migration {
  override up(): void {
    this.addSql(`alter table booking.booking add column guide_missing_since timestamptz`);
  }
}
