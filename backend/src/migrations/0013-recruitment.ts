import { Migration } from '@mikro-orm/migrations';

export class Migration0013Recruitment extends Migration {
  override up(): void {
    this.addSql(`create schema recruitment`);
    this.addSql(`
      create table recruitment.application (
        user_id uuid not null,
        state text not null,
        changed_at timestamptz not null,
        submitted_at timestamptz,
        decided_at timestamptz,
        reason text,
        remark text,
        city_id uuid,
        language text,
        spoken_languages jsonb not null default '[]'::jsonb,
        car_tour boolean,
        bike_tour boolean,
        guide_preferences jsonb not null default '{"categories": [], "daysOff": [], "yearsGuiding": null, "licence": null}'::jsonb,
        picture text,
        answers jsonb not null default '[]'::jsonb,
        answer_again jsonb not null default '[]'::jsonb,
        marks jsonb not null default '[]'::jsonb,
        version integer not null default 1,
        constraint application_pkey primary key (user_id),
        constraint application_state_check check (state in ('form-in-progress', 'pending-review', 'asked-again', 'approved', 'rejected'))
      )
    `);
    this.addSql(`create index application_by_change on recruitment.application (changed_at, user_id)`);
    this.addSql(`create index application_by_state on recruitment.application (state, changed_at, user_id)`);
    this.addSql(`create index application_by_submission on recruitment.application (submitted_at, user_id)`);
  }
}
