import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

/** A personal code tells of its owner. The codes and uses stay for the accounts; nobody uses the code of a closed account. */
@KeepsPersonalData()
@Injectable()
export class PromotionsPersonalData extends TableData {
  readonly context = 'promotions';
  readonly columns = { 'promotions.promo_code': ['code'] };
  readonly retention: readonly Retention[] = [{ table: 'promotions.promo_code', keptFor: 'law' }];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      promoCodes: await this.rows(sql`
        select code, percent, starts_at, ends_at, ended_at from promotions.promo_code where owner_id = ${userId}
      `),
      promoUses: await this.rows(sql`
        select u.order_reference, u.status, u.amount, u.currency, u.at
        from promotions.promo_use u join promotions.promo_code c on c.id = u.promo_code_id where c.owner_id = ${userId}
      `),
    };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(sql`
      update promotions.promo_code set ended_at = coalesce(ended_at, now()), version = version + 1
      where owner_id = ${userId} and ended_at is null
    `);
  }
}
