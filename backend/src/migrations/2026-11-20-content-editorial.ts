import { Migration } from '@mikro-orm/migrations';

/** What an entry says beside its text: a summary, and the details that its kind needs. */
export class Migration20261120000710ContentEditorial extends Migration {
  override up(): void {
    for (const table of ['content.entry', 'content.entry_revision'])
      this.addSql(`
        alter table ${table}
          add column summary text not null default '',
          add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')`);
  }
}
