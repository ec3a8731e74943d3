import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { GiftCardCodeUnknown } from '../domain/gift-card.errors.js';
import { balanceOf } from './find-own-gift-card.js';
import { GiftCardReader } from './gift-card-reader.js';
import type { GiftCardBalanceView } from './gift-card-views.js';

/** What a code is worth, for whoever knows it. Throws GiftCardCodeUnknown. */
export class FindGiftCardBalance extends Query<GiftCardBalanceView> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(FindGiftCardBalance)
export class FindGiftCardBalanceHandler implements IQueryHandler<FindGiftCardBalance> {
  constructor(
    private readonly cards: GiftCardReader,
    private readonly clock: Clock,
  ) {}

  async execute({ code }: FindGiftCardBalance): Promise<GiftCardBalanceView> {
    const card = await this.cards.findByCode(code);
    if (!card) throw new GiftCardCodeUnknown();
    return balanceOf(card, this.clock.now());
  }
}
