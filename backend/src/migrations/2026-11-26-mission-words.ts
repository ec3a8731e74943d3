import { Migration } from '@mikro-orm/migrations';

/** A mission is assigned to a guide, by the guide's own yes or by an admin. */
export class Migration20261126000300MissionWords extends Migration {
  override up(): void {
    this.addSql(`alter function guide_missions.fits(guide_missions.guide_profile, text) rename to qualifies_for`);
    this.addSql(`drop index guide_missions.mission_of_departure`);
    this.addSql(`drop index guide_missions.mission_given_in_city`);
    this.addSql(`
      alter table guide_missions.mission
        drop constraint a_guide_has_one_mission_at_a_time,
        drop constraint mission_state_check,
        drop constraint mission_given_as_check,
        drop constraint mission_check3`);
    this.addSql(`alter table guide_missions.mission rename column given_as to assigned_by`);
    this.addSql(`alter table guide_missions.mission rename column given_at to assigned_at`);
    this.addSql(`
      update guide_missions.mission set
        state = case state when 'given' then 'assigned' else state end,
        assigned_by = case assigned_by when 'accepted' then 'guide' when 'assigned' then 'admin' end`);
    this.addSql(`
      alter table guide_missions.mission
        add check (state in ('open', 'assigned', 'finished', 'cancelled')),
        add check (assigned_by in ('guide', 'admin')),
        add check (state not in ('assigned', 'finished') or (guide_id is not null and earnings is not null)),
        add constraint a_guide_has_one_mission_at_a_time
          exclude using gist (guide_id with =, tstzrange(starts_at, busy_until) with &&) where (state = 'assigned')`);
    this.addSql(
      `create unique index mission_of_departure on guide_missions.mission (departure_key) where state in ('open', 'assigned')`,
    );
    this.addSql(`
      create index assigned_mission_in_city on guide_missions.mission
        using gist (city_id, tstzrange(starts_at, busy_until)) where (state = 'assigned')`);
  }
}
