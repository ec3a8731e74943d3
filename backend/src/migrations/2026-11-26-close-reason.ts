import { Migration } from '@mikro-orm/migrations';

/** Orders keep `close_reason`, which was called `why_closed`. */
export class Migration20261126000800CloseReason extends Migration {
  override up(): void {
    this.addSql(`alter table booking.sales_order drop constraint sales_order_why_closed_check`);
    this.addSql(`alter table booking.sales_order rename column why_closed to close_reason`);
    this.addSql(`
      update booking.sales_order set close_reason = case close_reason
        when 'given-up' then 'cancelled-by-customer' when 'replaced' then 'superseded' else 'payment-timeout' end
      where close_reason is not null`);
    this.addSql(`
      alter table booking.sales_order add constraint sales_order_close_reason_check
      check (close_reason in ('cancelled-by-customer', 'superseded', 'payment-timeout'))`);
    this.addSql(`
      update payments.refund set reason = case reason
        when 'order-given-up' then 'order-cancelled-by-customer' when 'order-replaced' then 'order-superseded' end
      where reason in ('order-given-up', 'order-replaced')`);
  }
}
