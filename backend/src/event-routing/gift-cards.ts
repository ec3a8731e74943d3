import { RefundWhenGiftCardReturned } from '../contexts/booking/reactions/refund-when-gift-card-returned.js';
import type { GiftCardIssued, GiftCardReturned } from '../contexts/gift-cards/events.js';
import { MailBuyerWhenGiftCardIssued } from '../contexts/gift-cards/reactions/mail-buyer-when-gift-card-issued.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of gift cards and who reacts to each. */
export const GIFT_CARD_EVENTS: readonly Route[] = [
  route<GiftCardIssued>('gift-cards.gift-card-issued.v1', MailBuyerWhenGiftCardIssued),
  route<GiftCardReturned>('gift-cards.gift-card-returned.v1', RefundWhenGiftCardReturned),
];
