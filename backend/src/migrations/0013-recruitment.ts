import { Migration } from '@mikro-orm/migrations';

export class Migration0013Recruitment extends Migration {
  override up(): void {
    this.addSql(`create schema recruitment`);
    this.addSql(`
      create table recruitment.application (
        user_id uuid not null,
        state text not null,
        changed_at timestamptz not null,
        constraint application_pkey primary key (user_id),
        constraint application_state_check check (state in ('form-in-progress', 'pending-review', 'approved', 'rejected'))
      )
    `);
  }
}
