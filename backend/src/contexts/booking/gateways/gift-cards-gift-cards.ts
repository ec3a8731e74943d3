import { Injectable } from '@nestjs/common';
import { GiftCardsApi } from '../../gift-cards/index.js';
import { GiftCardInvalid } from '../domain/booking.errors.js';
import { GiftCards, type GiftCardUses, type SoldGiftCard, type UsableGiftCard } from '../domain/gift-cards.js';

@Injectable()
export class GiftCardsGiftCards extends GiftCards {
  constructor(private readonly giftCards: GiftCardsApi) {
    super();
  }

  findByCode(code: string, replacedOrderIds: readonly string[]): Promise<UsableGiftCard | undefined> {
    return this.giftCards.findByCode(code, replacedOrderIds);
  }

  findUsable(ids: readonly string[], replacedOrderIds: readonly string[]): Promise<readonly UsableGiftCard[]> {
    return this.giftCards.findUsable(ids, replacedOrderIds);
  }

  async reserve(order: GiftCardUses): Promise<void> {
    if (!(await this.giftCards.reserve(order))) throw new GiftCardInvalid();
  }

  count(orderId: string): Promise<boolean> {
    return this.giftCards.count(orderId);
  }

  release(orderId: string): Promise<void> {
    return this.giftCards.release(orderId);
  }

  refund(refund: Parameters<GiftCards['refund']>[0]): Promise<void> {
    return this.giftCards.refund(refund);
  }

  issue({ item, order, language, timeZone, buyer }: SoldGiftCard): Promise<void> {
    return this.giftCards.issue({
      sourceId: item.id,
      origin: 'bought',
      amount: item.amount,
      price: item.price,
      order,
      language,
      design: item.design,
      from: item.from,
      recipient: item.recipient ?? undefined,
      message: item.message ?? undefined,
      deliverOn: item.deliverOn ?? undefined,
      timeZone: timeZone ?? undefined,
      buyer,
    });
  }
}
