/** A gift card was paid for, or chosen in place of a refund. */
export interface GiftCardIssued {
  readonly type: 'gift-cards.gift-card-issued.v1';
  readonly giftCardId: string;
}

/** The buyer returned an unused card in the time of withdrawal: the card is empty, and its price goes back. */
export interface GiftCardReturned {
  readonly type: 'gift-cards.gift-card-returned.v1';
  readonly giftCardId: string;
  readonly orderId: string;
  /** The item of the order. */
  readonly itemId: string;
}
