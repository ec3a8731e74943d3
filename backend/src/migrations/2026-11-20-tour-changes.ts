import { Migration } from '@mikro-orm/migrations';

/** When a tour's page last changed, for search engines: whoever writes a tour, the database notes it. */
export class Migration20261120000810TourChanges extends Migration {
  override up(): void {
    this.addSql(`alter table catalogue.tour add column changed_at timestamptz not null default now()`);
    this.addSql(`
      create function catalogue.note_change() returns trigger language plpgsql as $$
      begin
        new.changed_at := now();
        return new;
      end $$`);
    this.addSql(`
      create trigger tour_changed before update on catalogue.tour for each row
      when (old.* is distinct from new.*) execute function catalogue.note_change()`);
  }
}
