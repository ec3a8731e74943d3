import { Migration } from '@mikro-orm/migrations';

/** Which slots a cart has held, and how often. */
export class Migration20261122000600HeldSlots extends Migration {
  override up(): void {
    this.addSql(`alter table booking.cart add column held_slots jsonb not null default '[]'`);
  }
}
