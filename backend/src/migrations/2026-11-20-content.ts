import { Migration } from '@mikro-orm/migrations';

/** Texts of the site, with every state they were ever in. */
export class Migration20261120000700Content extends Migration {
  override up(): void {
    this.addSql(`create schema content`);
    this.addSql(`
      create table content.entry (
        id uuid primary key,
        kind text not null check (kind ~ '^[a-z0-9-]{1,60}$'),
        slug text not null check (slug ~ '^[a-z0-9-]{1,120}$'),
        language text not null,
        title text not null,
        markdown text not null,
        status text not null check (status in ('draft', 'published')),
        published_at timestamptz check (status = 'draft' or published_at is not null),
        changed_at timestamptz not null,
        position integer not null,
        unique (kind, slug, language)
      )`);
    this.addSql(`
      create table content.entry_revision (
        entry_id uuid not null references content.entry,
        number integer not null,
        title text not null,
        markdown text not null,
        status text not null,
        written_at timestamptz not null,
        written_by text not null,
        primary key (entry_id, number)
      )`);
    this.addSql(`
      create trigger entry_revision_is_append_only before update or delete on content.entry_revision
      for each row execute function platform.refuse_change()`);
    this.addSql(`
      create trigger entry_revision_is_never_emptied before truncate on content.entry_revision
      for each statement execute function platform.refuse_change()`);
  }
}
