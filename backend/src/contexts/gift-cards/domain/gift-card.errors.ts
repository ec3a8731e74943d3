import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** No such card for this caller. */
export class GiftCardUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** No card has this code. */
export class GiftCardCodeUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'GIFT_CARD_INVALID';
  override readonly field = 'code';
}

/** The state of the card does not allow it; `state` says which it is. */
export class GiftCardClosed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'GIFT_CARD_CLOSED';
}

/** A card is returned unused and in the time of withdrawal alone; `reason` says what is missing. */
export class GiftCardNotReturnable extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'GIFT_CARD_NOT_RETURNABLE';
}

/** A new end must be later than the one that the card has, and lie ahead. */
export class GiftCardEndsTooEarly extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'GIFT_CARD_ENDS_TOO_EARLY';
  override readonly field = 'expiresOn';
}
