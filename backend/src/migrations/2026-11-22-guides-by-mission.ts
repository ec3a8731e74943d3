import { Migration } from '@mikro-orm/migrations';

/** Whether a departure has its guide is asked of the missions: a copy beside the claim was late. */
export class Migration20261122000500GuidesByMission extends Migration {
  override up(): void {
    this.addSql(`alter table booking.slot_claim drop column guide_named`);
    this.addSql(`
      create index mission_given_in_city on guide_missions.mission
        using gist (city_id, tstzrange(starts_at, busy_until)) where (state = 'given')`);
  }
}
