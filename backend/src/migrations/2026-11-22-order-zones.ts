import { Migration } from '@mikro-orm/migrations';

/** The zone that a customer ordered in. */
export class Migration20261122000300OrderZones extends Migration {
  override up(): void {
    this.addSql(`alter table booking.sales_order add column time_zone text`);
  }
}
