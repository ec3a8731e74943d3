import { Migration } from '@mikro-orm/migrations';

/** A payment that a person must look at is held for review; money that came a second time is a duplicate capture. */
export class Migration20261126000200HeldPayments extends Migration {
  override up(): void {
    this.addSql(`alter table payments.payment drop constraint payment_status_check`);
    this.addSql(`update payments.payment set status = 'held-for-review' where status = 'parked'`);
    this.addSql(`
      alter table payments.payment add constraint payment_status_check check (status in
        ('waiting', 'requires-action', 'processing', 'declined', 'closed', 'paid', 'refunding', 'refunded', 'held-for-review'))`);
    this.addSql(`alter table payments.gateway_event drop constraint gateway_event_outcome_check`);
    this.addSql(`update payments.gateway_event set outcome = 'held-for-review' where outcome = 'parked'`);
    this.addSql(`
      alter table payments.gateway_event add constraint gateway_event_outcome_check
      check (outcome in ('captured', 'repeated', 'held-for-review', 'unknown'))`);
    this.addSql(`update payments.attention set kind = 'duplicate-capture' where kind = 'second-capture'`);
  }
}
