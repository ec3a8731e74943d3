import { Migration } from '@mikro-orm/migrations';

/** Addresses of meeting points for readers who write them otherwise than in Latin letters. */
export class Migration20261123000000LocalAddresses extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue.meeting_point add column addresses jsonb not null default '{}'`);
  }
}
