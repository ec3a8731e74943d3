import { Migration } from '@mikro-orm/migrations';

/** A payment whose order is no longer to be paid is closed, and cancelled at its gateway. */
export class Migration20261121000500ClosedPayments extends Migration {
  override up(): void {
    this.allow('payment', [
      'waiting',
      'requires-action',
      'processing',
      'declined',
      'closed',
      'paid',
      'refunding',
      'refunded',
      'parked',
    ]);
    this.allow('sandbox_intent', ['waiting', 'requires-action', 'declined', 'cancelled', 'captured']);
  }

  private allow(table: string, statuses: readonly string[]): void {
    const list = statuses.map((status) => `'${status}'`).join(', ');
    this.addSql(`
      alter table payments.${table} drop constraint ${table}_status_check,
      add constraint ${table}_status_check check (status in (${list}))`);
  }
}
