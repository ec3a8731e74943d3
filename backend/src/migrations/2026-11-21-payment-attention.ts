import { Migration } from '@mikro-orm/migrations';

/** Who of the team looked at money that needed it, and what was done. */
export class Migration20261121000200PaymentAttention extends Migration {
  override up(): void {
    this.addSql(`alter table payments.attention add column settled_by uuid, add column settled_note text`);
    this.addSql(`
      alter table payments.attention add constraint attention_settled_whole
      check (num_nulls(settled_at, settled_by, settled_note) in (0, 3))`);
    this.addSql(`create index attention_settled on payments.attention (settled_at) where settled_at is not null`);
  }
}
