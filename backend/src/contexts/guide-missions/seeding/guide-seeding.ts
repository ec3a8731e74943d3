import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { LanguageLevel } from '../domain/guides.js';

export interface GuideToSeed {
  readonly userId: string;
  /** Of the address, with the last name's initial. */
  readonly firstName: string;
  readonly lastName: string;
  readonly cityId: string;
  /** IANA name: the zone of the city, in which weekdays are meant. */
  readonly timeZone: string;
  readonly languages: readonly { readonly locale: Locale; readonly level: LanguageLevel }[];
  readonly categories: readonly string[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
  /** 1.0 to 5.0 with one decimal; a new guide has none. */
  readonly rating?: number;
  /** Weekdays 1 (Monday) to 7. */
  readonly daysOff: readonly number[];
}

/** Writes what accounts can do as guides, in the running transaction. */
@Injectable()
export class GuideSeeding {
  constructor(private readonly entities: EntityManager) {}

  /** A guide whose profile is there keeps the address of the page; the rest is overwritten. */
  async write(guides: readonly GuideToSeed[]): Promise<void> {
    for (const guide of guides) await this.upsert(guide);
  }

  private async upsert(guide: GuideToSeed): Promise<void> {
    const database = this.entities.getKysely();
    await sql`
      insert into guide_missions.guide_profile (user_id, city_id, time_zone, categories, has_car, has_bikes, days_off, rating,
                                                slug)
      values (${guide.userId}, ${guide.cityId}, ${guide.timeZone}, ${[...guide.categories]}, ${guide.hasCar}, ${guide.hasBikes},
              ${[...guide.daysOff]}, ${guide.rating ?? null}, guide_missions.free_slug(${guide.firstName}, ${guide.lastName}))
      on conflict (user_id) do update set
        city_id = excluded.city_id, time_zone = excluded.time_zone, categories = excluded.categories, has_car = excluded.has_car,
        has_bikes = excluded.has_bikes, days_off = excluded.days_off, rating = excluded.rating
    `.execute(database);
    for (const { locale, level } of guide.languages) {
      await sql`
        insert into guide_missions.guide_language (guide_id, language, level) values (${guide.userId}, ${locale}, ${level})
        on conflict (guide_id, language) do update set level = excluded.level
      `.execute(database);
    }
  }
}
