import { Migration } from '@mikro-orm/migrations';

/** When the gateway reported a dispute. */
export class Migration20261126000300ReportedDisputes extends Migration {
  override up(): void {
    this.addSql(`alter table payments.dispute rename column told_at to reported_at`);
  }
}
