import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class ApplicationUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** The team and business accounts do not apply: they need an account of their own for it. */
export class AccountCannotApply extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ACCOUNT_CANNOT_APPLY';
}

/** The team has the application, or has decided. `state` is the state now. */
export class ApplicationClosed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'APPLICATION_CLOSED';
}

/** `missing` names the parts of the form. */
export class ApplicationIncomplete extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'APPLICATION_INCOMPLETE';
  override readonly field = 'status';
}

export class ApplicationStatusRefused extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'APPLICATION_STATUS_REFUSED';
}

/** The application does not wait for the team. `state` is the state now. */
export class ApplicationUndecidable extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'APPLICATION_UNDECIDABLE';
}

export class AnswerUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'ANSWER_UNKNOWN';
  override readonly field = 'questionKey';
}

/** The site asks no such question. */
export class QuestionUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUESTION_UNKNOWN';
  override readonly field = 'questionKey';
}

export class GuideCityUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'GUIDE_CITY_UNKNOWN';
  override readonly field = 'city';
}

export class GuideCategoryUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'GUIDE_CATEGORY_UNKNOWN';
  override readonly field = 'guidePreferences.categories';
}
