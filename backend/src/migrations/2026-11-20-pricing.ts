import { Migration } from '@mikro-orm/migrations';

/** Published exchange rates. */
export class Migration20261120000200Pricing extends Migration {
  override up(): void {
    this.addSql(`create schema pricing`);
    this.addSql(`
      create table pricing.rate_set (
        published_on date primary key,
        source text not null check (source in ('feed', 'snapshot')),
        rates jsonb not null,
        confirmed_at timestamptz not null
      )`);
  }
}
