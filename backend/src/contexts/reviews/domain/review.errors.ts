import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class ReviewUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

export class RatingOutOfRange extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'RATING_OUT_OF_RANGE';
  override readonly field: 'rating' | 'guideRating';

  constructor(field: 'rating' | 'guideRating', rating: number) {
    super({ rating });
    this.field = field;
  }
}

export class ReviewTextMissing extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'REVIEW_TEXT_MISSING';
  override readonly field = 'text';
}

/** The booking is of another tour. */
export class NotTheBookedTour extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'NOT_THE_BOOKED_TOUR';
  override readonly field = 'tourId';
}

/** No guide led the visit, as far as anybody knows. */
export class NoGuideToRate extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'NO_GUIDE_TO_RATE';
  override readonly field = 'guideRating';
}

/** The visit is to come, was canceled or missed, or was refunded in full. */
export class VisitDidNotTakePlace extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'VISIT_DID_NOT_TAKE_PLACE';
}

export class TimeToReviewOver extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TIME_TO_REVIEW_OVER';
}

/** Guides and the team do not review what they sell. */
export class ReviewsByCustomersOnly extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'REVIEWS_BY_CUSTOMERS_ONLY';
}

/** The booking has its review, which waits for the team or was decided. */
export class ReviewAlreadyWritten extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REVIEW_ALREADY_WRITTEN';
}

/** Somebody else decided, or the review is in a state that does not allow it. `state` is the state now. */
export class ReviewAlreadyDecided extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REVIEW_ALREADY_DECIDED';
}

/** A guide answers once, even if the team withdrew the answer. */
export class ReviewAlreadyAnswered extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REVIEW_ALREADY_ANSWERED';
}

/** The review has no answer that can be read. */
export class NoAnswerToWithdraw extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'NO_ANSWER_TO_WITHDRAW';
}
