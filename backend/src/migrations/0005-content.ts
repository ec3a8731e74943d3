import { Migration } from '@mikro-orm/migrations';

export class Migration0005Content extends Migration {
  override up(): void {
    this.addSql(`create schema content`);
    this.addSql(`
      create table content.entry (
        id uuid not null,
        kind text not null,
        slug text not null,
        language text not null,
        title text not null,
        markdown text not null,
        status text not null,
        published_at timestamptz,
        changed_at timestamptz not null,
        position integer not null,
        summary text not null default '',
        details jsonb not null default '{}',
        drawn_as text,
        version integer not null default 1,
        facts_version integer not null default 1,
        words_number integer not null default 1,
        translated_from integer,
        draft jsonb,
        publish_at timestamptz,
        constraint entry_pkey primary key (id),
        constraint entry_kind_slug_language_key unique (kind, slug, language),
        constraint entry_check check ((status = 'draft') or (published_at is not null)),
        constraint entry_details_check check (jsonb_typeof(details) = 'object'),
        constraint entry_draft_check check (draft is null or (status = 'published' and jsonb_typeof(draft) = 'object')),
        constraint entry_kind_check check (kind ~ '^[a-z0-9-]{1,60}$'),
        constraint entry_slug_check check (slug ~ '^[a-z0-9-]{1,120}$'),
        constraint entry_status_check check (status in ('draft', 'published'))
      )
    `);
    this.addSql(
      `comment on column content.entry.draft is 'What is being written, where it differs from what visitors read'`,
    );
    this.addSql(
      `comment on column content.entry.words_number is 'The revision that the words of the row were written as'`,
    );
    this.addSql(
      `comment on column content.entry.translated_from is 'The revision of the English text that the words say the same as'`,
    );
    this.addSql(`create index entry_due on content.entry (publish_at) where (publish_at is not null)`);
    this.addSql(`
      create table content.entry_revision (
        entry_id uuid not null,
        number integer not null,
        title text not null,
        markdown text not null,
        status text not null,
        written_at timestamptz not null,
        written_by text not null,
        summary text not null default '',
        details jsonb not null default '{}',
        translated_from integer,
        constraint entry_revision_pkey primary key (entry_id, number),
        constraint entry_revision_details_check check (jsonb_typeof(details) = 'object'),
        constraint entry_revision_entry_id_fkey foreign key (entry_id) references content.entry(id)
      )
    `);
    this.addSql(
      `create trigger entry_revision_is_append_only before delete or update on content.entry_revision for each row execute function platform.refuse_change()`,
    );
    this.addSql(
      `create trigger entry_revision_is_never_emptied before truncate on content.entry_revision for each statement execute function platform.refuse_change()`,
    );
  }
}
