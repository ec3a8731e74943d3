import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class MissionUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

export class GuideUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'GUIDE_UNKNOWN';
  override readonly field = 'guideId';
}

/** The mission is assigned to another guide. */
export class MissionAlreadyAssigned extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MISSION_ALREADY_GIVEN';
}

/** The guide has another mission at that time, or less than the pause before or after it. */
export class MissionOverlaps extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MISSION_OVERLAPS';
}

/** The mission was cancelled or is over. */
export class MissionClosed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MISSION_CLOSED';
}

export class MissionHasStarted extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MISSION_HAS_STARTED';
}

/** The mission is assigned to this guide, who can only cancel it. */
export class MissionIsYours extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MISSION_IS_YOURS';
}

/** Only the guide of a mission can cancel it. */
export class MissionNotYours extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MISSION_NOT_YOURS';
}

/** This guide has withdrawn from the mission. Other guides are asked now. */
export class MissionGivenBack extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MISSION_GIVEN_BACK';
}

/** No booking of this mission has the code. */
export class VoucherUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'VOUCHER_UNKNOWN';
  override readonly field = 'code';
}

/** `from` is when the visit can be started. */
export class VisitTooEarly extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'VISIT_TOO_EARLY';
}

/** The guide waits `minutes`, until `until`, before nobody has come. */
export class GuestsMayStillCome extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'GUESTS_MAY_STILL_COME';
}

export class VisitAlreadyReported extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'VISIT_ALREADY_REPORTED';
}

export class OfferExpired extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'OFFER_EXPIRED';
}

/** A refusal after the acceptance is a cancellation and needs a reason. */
export class CancellationReasonMissing extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CANCELLATION_REASON_MISSING';
  override readonly field = 'guideAnswer';
}

/** Only what a quote promised is moved by a word: a tour keeps its time. */
export class MissionNotDelayable extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MISSION_NOT_DELAYABLE';
}
