import { Migration } from '@mikro-orm/migrations';

export class Migration0016WorkItems extends Migration {
  override up(): void {
    this.addSql(`create schema work_items`);
    this.addSql(`
      create table work_items.work_item (
        id uuid not null,
        context text not null,
        kind text not null,
        key text not null,
        subject_type text not null,
        subject_id text not null,
        subject_reference text,
        facts jsonb not null,
        is_urgent boolean not null,
        raised_at timestamptz not null,
        due_at timestamptz,
        assigned_to uuid,
        resolved_at timestamptz,
        resolved_by uuid,
        note text,
        version integer not null default 1,
        constraint work_item_pkey primary key (id),
        constraint work_item_resolution_check check ((resolved_by is null) = (note is null) and (resolved_by is null or resolved_at is not null))
      )
    `);
    this.addSql(
      `create unique index work_item_open on work_items.work_item (context, kind, key) where (resolved_at is null)`,
    );
    this.addSql(
      `create index work_item_due on work_items.work_item (coalesce(due_at, 'infinity'::timestamptz), id) where (resolved_at is null)`,
    );
    this.addSql(`create index work_item_raised on work_items.work_item (raised_at, id)`);
    this.addSql(
      `create index work_item_resolved on work_items.work_item (resolved_at, id) where (resolved_at is not null)`,
    );
    this.addSql(
      `create index work_item_assigned on work_items.work_item (assigned_to) where (assigned_to is not null)`,
    );
    this.addSql(`create index work_item_subject on work_items.work_item (subject_id)`);
    this.addSql(
      `create index work_item_reference on work_items.work_item (subject_reference) where (subject_reference is not null)`,
    );
    this.addSql(`
      create table work_items.latest_report (
        context text not null,
        kind text not null,
        key text not null,
        sequence bigint not null,
        constraint latest_report_pkey primary key (context, kind, key)
      )
    `);
  }
}
