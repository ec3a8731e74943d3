import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PayRuleBook, type PayRules, type TicketPrices } from '../domain/earnings.js';

@Injectable()
export class PostgresPayRuleBook extends PayRuleBook {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async rulesFor(cityId: string, tourId: string): Promise<PayRules> {
    const db = this.entities.getKysely();
    const { rows } = await sql<Omit<PayRules, 'tickets'>>`
      select vat_basis_points as "vatBasisPoints", night_basis_points as "nightBasisPoints", seasons, languages
      from guide_missions.pay_rule where coalesce(city_id = ${cityId}, true) order by city_id nulls last limit 1
    `.execute(db);
    const tickets = await sql<TicketPrices>`
      select currency, adult, child, infant from guide_missions.tour_tickets where tour_id = ${tourId}
    `.execute(db);
    const [rules] = rows;
    if (!rules) throw new Error('guide_missions.pay_rule has lost the rules for everybody');
    return { ...rules, tickets: tickets.rows[0] ?? null };
  }
}
