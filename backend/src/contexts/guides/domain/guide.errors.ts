import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class GuideUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

export class NothingSpoken extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'NOTHING_SPOKEN';
  override readonly field = 'languages';
}

/** A day of expiry without a license. */
export class LicenceIncomplete extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'LICENCE_INCOMPLETE';
  override readonly field = 'licence';
}

export class HoursOverlap extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'HOURS_OVERLAP';
  override readonly field = 'hours';
}

export class HolidayReversed extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'HOLIDAY_REVERSED';
  override readonly field = 'holidays';
}
