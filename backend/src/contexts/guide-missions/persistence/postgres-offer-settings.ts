import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CityGuides } from '../domain/city-guides.js';
import { type OfferRules, OfferSettings } from '../domain/offer-rules.js';

@Injectable()
export class PostgresOfferSettings extends OfferSettings {
  constructor(
    private readonly entities: EntityManager,
    private readonly guides: CityGuides,
  ) {
    super();
  }

  async current(): Promise<OfferRules> {
    const { rows } = await sql<Omit<OfferRules, 'pauseMinutes'>>`
      select asked_at_once as "askedAtOnce", open_offers_per_guide as "openOffersPerGuide",
             longest_answer_minutes as "longestAnswerMinutes", shortest_answer_minutes as "shortestAnswerMinutes",
             alarm_minutes_before_start as "alarmMinutesBeforeStart"
      from guide_missions.offer_rules
    `.execute(this.entities.getKysely());
    const [rules] = rows;
    if (!rules) throw new Error('guide_missions.offer_rules has lost its row');
    return { ...rules, pauseMinutes: await this.guides.pauseMinutes() };
  }
}
