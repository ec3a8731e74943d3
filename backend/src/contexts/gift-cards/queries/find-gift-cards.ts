import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { containing, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { GiftCardOrigin, GiftCardState } from '../domain/gift-card.js';
import { giftCardColumns, type GiftCardRow, GiftCardsPage, stateAt } from './gift-card-views.js';

export const GIFT_CARD_SORTS = ['issuedAt', 'expiresAt', 'balance'] as const;
type GiftCardSort = (typeof GIFT_CARD_SORTS)[number];

export interface GiftCardFilters extends ListRequest {
  readonly sort: SortOf<GiftCardSort>;
  readonly state?: GiftCardState;
  readonly origin?: GiftCardOrigin;
}

/** The gift cards, for the team: found by the end of the code, the order, or a name or address. */
export class FindGiftCards extends Query<GiftCardsPage> {
  constructor(
    readonly filters: GiftCardFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindGiftCards)
export class FindGiftCardsHandler implements IQueryHandler<FindGiftCards> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  execute({ filters, actor }: FindGiftCards): Promise<GiftCardsPage> {
    actor.mustBeAllowed('gift-card.manage');
    const now = this.clock.now();
    const { state, origin, query } = filters;
    const words = query ? containing(query.toLowerCase()) : undefined;
    return findPage<GiftCardRow, GiftCardSort>(this.db, filters, {
      select: giftCardColumns(now),
      from: sql`gift_cards.gift_card`,
      where: [
        state && sql`${stateAt(now)} = ${state}`,
        origin && sql`origin = ${origin}`,
        words === undefined
          ? undefined
          : sql`(lower(last4) like ${words} or lower(order_reference) like ${words} or lower(buyer_name) like ${words}
              or lower(buyer_email) like ${words} or lower(recipient_name) like ${words}
              or lower(recipient_email) like ${words})`,
      ],
      sorts: { issuedAt: sql`issued_at`, expiresAt: sql`expires_at`, balance: sql`balance` },
      key: sql`id`,
    });
  }
}
