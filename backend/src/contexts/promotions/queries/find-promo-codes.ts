import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { beginningWith, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { writtenCode } from '../domain/code-text.js';
import type { PromoCodeKind, PromoCodeState } from '../domain/promo-code.js';
import { type PromoCodeColumns, promoCodeColumns, PromoCodesPage, stateAt, withOwner } from './promo-code-views.js';

export const PROMO_CODE_SORTS = ['createdAt', 'code', 'usesTaken'] as const;
type PromoCodeSort = (typeof PROMO_CODE_SORTS)[number];

export interface PromoCodeFilters extends ListRequest {
  readonly sort: SortOf<PromoCodeSort>;
  readonly kind?: PromoCodeKind;
  readonly state?: PromoCodeState;
}

/** The promo codes, for the team. */
export class FindPromoCodes extends Query<PromoCodesPage> {
  constructor(
    readonly filters: PromoCodeFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPromoCodes)
export class FindPromoCodesHandler implements IQueryHandler<FindPromoCodes> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
    private readonly clock: Clock,
  ) {}

  async execute({ filters, actor }: FindPromoCodes): Promise<PromoCodesPage> {
    actor.mustBeAllowed('promo-code.manage');
    const now = this.clock.now();
    const { kind, state, query } = filters;
    const { items, pagination } = await findPage<PromoCodeColumns, PromoCodeSort>(this.db, filters, {
      select: promoCodeColumns(now),
      from: sql`promotions.promo_code`,
      where: [
        kind && sql`kind = ${kind}`,
        state && sql`${stateAt(now)} = ${state}`,
        query ? sql`code like ${beginningWith(writtenCode(query))}` : undefined,
      ],
      sorts: { createdAt: sql`created_at`, code: sql`code`, usesTaken: sql`uses_taken` },
      key: sql`id`,
    });
    const names = await this.accounts.namesOf(items.flatMap(({ ownerId }) => ownerId ?? []));
    return { items: items.map((item) => withOwner(item, names)), pagination };
  }
}
