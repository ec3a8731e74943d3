import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class PromoCodeUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** Another promo code is written like this one. */
export class PromoCodeTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PROMO_CODE_TAKEN';
  override readonly field = 'code';
}

/** An ended code stays as it was: whoever wants it back makes a new one. */
export class PromoCodeEnded extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PROMO_CODE_ENDED';
}

/** A code ends after it begins. */
export class PromoCodeEndsTooEarly extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PROMO_CODE_ENDS_TOO_EARLY';
  override readonly field = 'endsAt';
}
