import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class CartEmpty extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CART_EMPTY';
}

/**
 * It holds something else, or costs something else, than what was reviewed, or something that is not on sale any more: it
 * must be shown before it is ordered.
 */
export class CartChanged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CART_CHANGED';
}

export class CartFull extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CART_FULL';
}

export class CartItemUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'CART_ITEM_UNKNOWN';
}

/** There is no such tour on sale. */
export class TourNotOnSale extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'TOUR_NOT_FOUND';
}

/** The tour is sold, but with other durations. */
export class DurationNotOffered extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'DURATION_NOT_OFFERED';
  override readonly field = 'duration';

  /** `offered`: minutes, from the shortest. */
  constructor(params: { readonly tour: string; readonly durationMinutes: number; readonly offered: string }) {
    super(params);
  }
}

/** The tour does not start then: wrong weekday or time, closed, or a time that daylight saving leaves out. */
export class NoSuchSlot extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'NO_SUCH_SLOT';
  override readonly field = 'datetime';
}

/** Too close to the start, or past. */
export class SlotTooSoon extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'SLOT_TOO_SOON';
  override readonly field = 'datetime';
}

/** So far ahead that nothing is sold yet. */
export class SlotTooFar extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'SLOT_TOO_FAR';
  override readonly field = 'datetime';
}

/** The tour starts then, but not for this party. */
export abstract class SlotNotFree extends DomainError {
  abstract override readonly kind: 'conflict';
}

/** Somebody else has it: no guide is left, or fewer seats than the party needs. */
export class SlotTaken extends SlotNotFree {
  readonly kind = 'conflict';
  readonly code = 'SLOT_TAKEN';

  /** `left`: how many people could still come; `item`: of the cart. */
  constructor(params: { readonly date: string; readonly time: string; readonly left: number; readonly item?: string }) {
    super(params);
  }
}

/** Nobody else has it: the cart itself wants so much of it that too little is left for this item. */
export class SlotInCart extends SlotNotFree {
  readonly kind = 'conflict';
  readonly code = 'SLOT_IN_CART';

  /** `left`: how many people could still come beside the cart's others; `item`: the one that is refused. */
  constructor(params: { readonly date: string; readonly time: string; readonly left: number; readonly item?: string }) {
    super(params);
  }
}

/** Nobody who speaks the language works then and is free, whatever others have ordered. */
export class NoGuideInLanguage extends SlotNotFree {
  readonly kind = 'conflict';
  readonly code = 'NO_GUIDE_IN_LANGUAGE';
}

/** What the cart was ordered for has been paid already, or is being paid: it is about to be confirmed. */
export class OrderBeingPaid extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ORDER_BEING_PAID';
}

/** It cannot be given up: that would be a cancellation of what was bought. */
export class OrderPaid extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ORDER_PAID';
}

export class MeetingPointUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'MEETING_POINT_UNKNOWN';
  override readonly field = 'meetingPoint';
}

/** Not one that whoever asks may use; whether somebody else may is not told. */
export class PromoCodeUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PROMO_CODE_UNKNOWN';
  override readonly field = 'promoCode';
}

export class HoldAlreadyExtended extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'HOLD_ALREADY_EXTENDED';
}

/** The guarantee had run out and the price is another one now: it must be shown before it is paid. */
export class PriceChanged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PRICE_CHANGED';
}

/** Nobody showed a credential for this order. */
export class ReloginRequired extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'RELOGIN_REQUIRED';
}

export class OrderUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'ORDER_UNKNOWN';
}

export class BookingUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'BOOKING_UNKNOWN';
}

export type NotPayableReason = 'paid' | 'refunded' | 'cancelled-by-customer' | 'superseded' | 'payment-timeout';

/** The order is paid, expired, cancelled or superseded: no payment can be made for it. */
export class OrderNotPayable extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ORDER_NOT_PAYABLE';

  constructor(params: { readonly reason: NotPayableReason }) {
    super(params);
  }
}

/** A move that the order's or booking's transition table does not know. */
export class StatusChangeRefused extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'BOOKING_STATUS_CHANGE_REFUSED';
}

/** There is no document before the booking is paid. */
export class NotPaidYet extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'NOT_PAID_YET';
}
