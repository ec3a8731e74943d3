import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { PROMO_CODE_ACTIONS } from '../domain/promo-code.js';
import { PromoCodeUnknown } from '../domain/promo-code.errors.js';
import { type PromoCodeColumns, promoCodeColumns, type PromoCodeRecord, withOwner } from './promo-code-views.js';

/** One promo code with its uses, for the team. Throws PromoCodeUnknown. */
export class FindPromoCode extends Query<PromoCodeRecord> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Columns = PromoCodeColumns & Pick<PromoCodeRecord, 'minimum' | 'version' | 'usesCounted'>;

@QueryHandler(FindPromoCode)
export class FindPromoCodeHandler implements IQueryHandler<FindPromoCode> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
    private readonly clock: Clock,
  ) {}

  async execute({ id, actor }: FindPromoCode): Promise<PromoCodeRecord> {
    actor.mustBeAllowed('promo-code.manage');
    const [promoCode, uses] = await Promise.all([
      this.db.first(sql<Columns>`
        select ${promoCodeColumns(this.clock.now())}, minimum, version,
          (select count(*)::int from promotions.promo_use where promo_code_id = ${id} and status = 'counted')
            as "usesCounted"
        from promotions.promo_code where id = ${id}
      `),
      this.db.rows(sql<PromoCodeRecord['uses'][number]>`
        select order_id as "orderId", order_reference as "orderReference", status, amount, currency, at
        from promotions.promo_use where promo_code_id = ${id} order by at desc, order_id limit 50
      `),
    ]);
    if (!promoCode) throw new PromoCodeUnknown({ promoCode: id });
    const names = await this.accounts.namesOf(promoCode.ownerId === null ? [] : [promoCode.ownerId]);
    return { ...withOwner(promoCode, names), uses, actions: promoCode.endedAt ? [] : [...PROMO_CODE_ACTIONS] };
  }
}
