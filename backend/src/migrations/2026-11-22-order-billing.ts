import { Migration } from '@mikro-orm/migrations';

/** The company that pays an order, where one does. */
export class Migration20261122000800OrderBilling extends Migration {
  override up(): void {
    this.addSql(`alter table booking.sales_order add column billing jsonb`);
  }
}
