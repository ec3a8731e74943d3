import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class ReviewUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

export class RatingOutOfRange extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'RATING_OUT_OF_RANGE';
  override readonly field = 'rating';
}

export class ReviewTextMissing extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'REVIEW_TEXT_MISSING';
  override readonly field = 'text';
}

export class ReviewAlreadyPublished extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REVIEW_ALREADY_PUBLISHED';
}

export class ReviewAlreadyHidden extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REVIEW_ALREADY_HIDDEN';
}
