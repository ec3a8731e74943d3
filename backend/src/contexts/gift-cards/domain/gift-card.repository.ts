import type { GiftCard } from './gift-card.js';

export abstract class GiftCardRepository {
  /** Locks the card until the transaction ends. Throws GiftCardUnknown. */
  abstract getForChange(id: string): Promise<GiftCard>;
  abstract find(id: string): Promise<GiftCard | undefined>;
  abstract findByCodeHash(codeHash: string): Promise<GiftCard | undefined>;
  /** Adds the card with its first movement and its event. False where its source has a card already. */
  abstract issue(card: GiftCard): Promise<boolean>;
  abstract save(card: GiftCard): Promise<void>;
}
