import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { GuidePayTerm } from '../index.js';

interface TermRow {
  readonly share_basis_points: number | null;
  readonly fixed_amount: number | null;
  readonly fixed_currency: Currency | null;
}

/** How guides are paid. A term of the guide comes before one of the tour, of the city, and the one for everybody. */
@Injectable()
export class PayTerms {
  constructor(private readonly entities: EntityManager) {}

  async termFor(guideId: string, tourId: string, cityId: string): Promise<GuidePayTerm> {
    const { rows } = await sql<TermRow>`
      select share_basis_points, fixed_amount, fixed_currency from guides.pay_term
      where coalesce(guide_id = ${guideId}, true) and coalesce(tour_id = ${tourId}, true) and coalesce(city_id = ${cityId}, true)
      order by guide_id nulls last, tour_id nulls last, city_id nulls last limit 1
    `.execute(this.entities.getKysely());
    const [row] = rows;
    if (!row) throw new Error('guides.pay_term has lost the term for everybody');
    if (row.fixed_amount !== null && row.fixed_currency !== null) {
      return { kind: 'fixed-fee', fee: { amount: Number(row.fixed_amount), currency: row.fixed_currency } };
    }
    return { kind: 'share', basisPoints: row.share_basis_points ?? 0 };
  }
}
