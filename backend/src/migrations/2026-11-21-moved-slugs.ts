import { Migration } from '@mikro-orm/migrations';

/** Slugs of every context's things can move, not those of the catalogue alone. */
export class Migration20261121000100MovedSlugs extends Migration {
  override up(): void {
    this.addSql(`
      create table platform.moved_slug (
        kind text not null check (kind ~ '^[a-z0-9/-]{1,80}$'),
        slug text not null,
        moved_to text not null check (moved_to <> slug),
        primary key (kind, slug)
      )`);
    this.addSql(`insert into platform.moved_slug select kind, slug, moved_to from catalogue.moved_slug`);
    this.addSql(`drop table catalogue.moved_slug`);
    // For the version that ran before this one, as long as it runs beside it.
    this.addSql(`
      create view catalogue.moved_slug as
      select kind, slug, moved_to from platform.moved_slug where kind in ('continent', 'country', 'city', 'tour')`);
  }
}
