import { Migration } from '@mikro-orm/migrations';

export class Migration0014Agencies extends Migration {
  override up(): void {
    this.addSql(`create schema agencies`);
    this.addSql(`
      create table agencies.professional (
        user_id uuid not null,
        state text not null,
        waiting_since timestamptz not null,
        decided_at timestamptz,
        reason text,
        vat_check jsonb,
        version integer not null default 1,
        constraint professional_pkey primary key (user_id),
        constraint professional_check check ((state = 'pending') = (decided_at is null)),
        constraint professional_reason_check check ((state = 'rejected') = (reason is not null)),
        constraint professional_state_check check (state in ('pending', 'validated', 'rejected'))
      )
    `);
    this.addSql(`create index professional_waiting on agencies.professional (waiting_since) where (state = 'pending')`);
  }
}
