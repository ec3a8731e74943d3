import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { GuideProfiles, type GuideToKeep } from '../domain/guide-profiles.js';

@Injectable()
export class PostgresGuideProfiles extends GuideProfiles {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async keep(guide: GuideToKeep): Promise<void> {
    const database = this.entities.getKysely();
    await sql`
      insert into guide_missions.guide_profile (user_id, city_id, time_zone, categories, has_car, has_bikes, days_off, slug)
      values (${guide.userId}, ${guide.cityId}, ${guide.timeZone}, ${[...guide.categories]}, ${guide.hasCar}, ${guide.hasBikes},
              ${[...guide.daysOff]}, guide_missions.free_slug(${guide.firstName}, ${guide.lastName}))
      on conflict (user_id) do update set
        city_id = excluded.city_id, time_zone = excluded.time_zone, categories = excluded.categories, has_car = excluded.has_car,
        has_bikes = excluded.has_bikes, days_off = excluded.days_off
    `.execute(database);
    await sql`
      delete from guide_missions.guide_language
      where guide_id = ${guide.userId} and language <> all (${guide.languages.map(({ locale }) => locale)}::text[])
    `.execute(database);
    for (const { locale, level } of guide.languages) {
      await sql`
        insert into guide_missions.guide_language (guide_id, language, level) values (${guide.userId}, ${locale}, ${level})
        on conflict (guide_id, language) do update set level = excluded.level
      `.execute(database);
    }
  }
}
