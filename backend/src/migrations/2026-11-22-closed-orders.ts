import { Migration } from '@mikro-orm/migrations';

/** Why an order is no longer to be paid. Of those before, one whose cart was ordered again later counts as replaced. */
export class Migration20261122000400ClosedOrders extends Migration {
  override up(): void {
    this.addSql(`
      alter table booking.sales_order
      add column why_closed text check (why_closed in ('given-up', 'replaced', 'time-over'))`);
    this.addSql(`
      update booking.sales_order closed set why_closed = case
        when status = 'expired' then 'time-over'
        when exists (select from booking.sales_order newer
                     where newer.cart_id = closed.cart_id and newer.placed_at > closed.placed_at) then 'replaced'
        else 'given-up' end
      where status in ('cancelled', 'expired')`);
  }
}
