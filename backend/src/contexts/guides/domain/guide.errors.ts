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

/** An address that cannot be called: another scheme or port than `https:`, or one that points inside. */
export class CalendarAddressRefused extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CALENDAR_ADDRESS_REFUSED';
  override readonly field = 'address';
}

export class CalendarNamedAlready extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CALENDAR_NAMED_ALREADY';
}

export class TooManyCalendars extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOO_MANY_CALENDARS';
}
