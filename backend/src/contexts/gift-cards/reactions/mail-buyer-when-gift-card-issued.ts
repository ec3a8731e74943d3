import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GiftCardRepository } from '../domain/gift-card.repository.js';
import type { GiftCardIssued } from '../events.js';
import { GiftCardMails } from '../mail/gift-card-mails.js';

/** Mails the buyer the link to the card's page. A card without a recipient goes to the buyer itself, with the link in it. */
@Reaction('gift-cards.mail-buyer-when-gift-card-issued')
@Injectable()
export class MailBuyerWhenGiftCardIssued implements EventHandler<GiftCardIssued> {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly mails: GiftCardMails,
  ) {}

  async react({ giftCardId }: GiftCardIssued): Promise<void> {
    const card = await this.cards.find(giftCardId);
    if (card && !card.isForBuyer) await this.mails.bought(card);
  }
}
