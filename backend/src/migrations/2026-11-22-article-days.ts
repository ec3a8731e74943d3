import { Migration } from '@mikro-orm/migrations';

/** A text that names the day of its publication has it as its date; so has one that nobody has changed since it came. */
export class Migration20261122000100ArticleDays extends Migration {
  override up(): void {
    this.addSql(`
      update content.entry
      set published_at = (details ->> 'publishedOn')::date::timestamp at time zone 'UTC',
          changed_at = case
            when (select count(*) from content.entry_revision where entry_id = entry.id) > 1 then changed_at
            else (details ->> 'publishedOn')::date::timestamp at time zone 'UTC'
          end
      where details ? 'publishedOn' and published_at is not null`);
  }
}
