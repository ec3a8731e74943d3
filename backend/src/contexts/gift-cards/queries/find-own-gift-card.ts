import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { GiftCard } from '../domain/gift-card.js';
import { GiftCardReader } from './gift-card-reader.js';
import { type GiftCardBalanceView, movementsOf, type OwnGiftCardView } from './gift-card-views.js';

/** One gift card with its movements, for who holds its link. Throws GiftCardUnknown. */
export class FindOwnGiftCard extends Query<OwnGiftCardView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(FindOwnGiftCard)
export class FindOwnGiftCardHandler implements IQueryHandler<FindOwnGiftCard> {
  constructor(
    private readonly cards: GiftCardReader,
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: FindOwnGiftCard): Promise<OwnGiftCardView> {
    const [card, movements] = await Promise.all([this.cards.get(id), this.db.rows(movementsOf(id))]);
    const now = this.clock.now();
    const { amount, currency, design, fromName, recipientName, message, orderReference } = card;
    const { deliverAt, deliveredAt, returnableUntil } = card;
    return {
      ...balanceOf(card, now),
      id,
      amount: { amount, currency },
      design,
      fromName,
      recipientName,
      message,
      orderReference,
      deliverAt,
      deliveredAt,
      returnableUntil,
      movements,
      actions: card.isReturnable(now) ? ['return'] : [],
    };
  }
}

/** What the card is worth now. */
export function balanceOf(card: GiftCard, now: Date): GiftCardBalanceView {
  const { last4, balance: amount, currency, expiresAt } = card;
  return { last4, state: card.stateAt(now), balance: { amount, currency }, expiresAt };
}
