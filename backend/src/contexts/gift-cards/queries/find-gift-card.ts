import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { GiftCardReader } from './gift-card-reader.js';
import { type GiftCardRecord, movementsOf } from './gift-card-views.js';

/** One gift card with its movements, for the team. Throws GiftCardUnknown. */
export class FindGiftCard extends Query<GiftCardRecord> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindGiftCard)
export class FindGiftCardHandler implements IQueryHandler<FindGiftCard> {
  constructor(
    private readonly cards: GiftCardReader,
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ id, actor }: FindGiftCard): Promise<GiftCardRecord> {
    actor.mustBeAllowed('gift-card.manage');
    const [card, movements] = await Promise.all([this.cards.get(id), this.db.rows(movementsOf(id))]);
    const now = this.clock.now();
    const { last4, origin, amount, balance, currency, orderReference, buyerName, recipientName } = card;
    const { language, design, fromName, recipientEmail, message, buyerEmail, deliveries, version } = card;
    const { issuedAt, expiresAt, deliverAt, deliveredAt, blockedAt, blockReason, returnedAt } = card;
    return {
      id,
      last4,
      state: card.stateAt(now),
      origin,
      amount,
      balance,
      currency,
      orderReference,
      buyerName,
      recipientName,
      issuedAt,
      expiresAt,
      deliverAt,
      deliveredAt,
      language,
      design,
      fromName,
      recipientEmail,
      message,
      buyerEmail,
      deliveries,
      blockedAt,
      blockReason,
      returnedAt,
      movements,
      version,
      actions: [...card.actionsAt(now)],
    };
  }
}
