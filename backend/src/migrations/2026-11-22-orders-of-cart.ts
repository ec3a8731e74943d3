import { Migration } from '@mikro-orm/migrations';

/** What a cart was ordered as, however many carts became part of it. */
export class Migration20261122000000OrdersOfCart extends Migration {
  override up(): void {
    this.addSql(`create index sales_order_of_cart on booking.sales_order (cart_id)`);
  }
}
