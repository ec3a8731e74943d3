import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { GiftCardRepository } from '../domain/gift-card.repository.js';
import { GiftCardMails } from '../mail/gift-card-mails.js';

/** The job that mails a card on its day. Its key is the card's id. */
export const DELIVER_GIFT_CARD = 'gift-cards.deliver-gift-card';

/** Mails a card with its code and its PDF: to the recipient, or to the buyer, who hands it over. */
@ScheduledJob('gift-cards.deliver-gift-card')
@Injectable()
export class DeliverGiftCard implements JobHandler<{ giftCardId: string }> {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly mails: GiftCardMails,
    private readonly clock: Clock,
  ) {}

  async run({ giftCardId }: { giftCardId: string }): Promise<void> {
    const card = await this.cards.getForChange(giftCardId);
    if (!card.isToDeliver) return;
    card.deliver(this.clock.now());
    await this.cards.save(card);
    await this.mails.delivered(card);
  }
}
