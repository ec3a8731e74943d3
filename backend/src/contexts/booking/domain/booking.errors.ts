import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class CartEmpty extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CART_EMPTY';
}

/**
 * The cart's content or prices differ from the reviewed ones, or an item is no longer on sale. The cart must be shown
 * before it is ordered.
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

/** The tour does not start at this time: wrong weekday or time, closed, or a time that daylight saving skips. */
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

/** Another customer has the slot: no guide is left, or fewer seats than the party needs. */
export class SlotTaken extends SlotNotFree {
  readonly kind = 'conflict';
  readonly code = 'SLOT_TAKEN';

  /** `left`: the number of people who find a place; `item`: the item of the cart. */
  constructor(params: { readonly date: string; readonly time: string; readonly left: number; readonly item?: string }) {
    super(params);
  }
}

/** No other customer has the slot: the cart's other items leave too little for this one. */
export class SlotInCart extends SlotNotFree {
  readonly kind = 'conflict';
  readonly code = 'SLOT_IN_CART';

  /** `left`: the number of people who find a place beside the cart's other items; `item`: the refused item. */
  constructor(params: { readonly date: string; readonly time: string; readonly left: number; readonly item?: string }) {
    super(params);
  }
}

/** No guide who speaks the language works at this time and is free, apart from all other orders. */
export class NoGuideInLanguage extends SlotNotFree {
  readonly kind = 'conflict';
  readonly code = 'NO_GUIDE_IN_LANGUAGE';
}

/** The order's money has not missed a slot, or the customer has chosen already. */
export class SlotNotMissed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'SLOT_NOT_MISSED';
}

/** A bank transfer may arrive too late for the first start. `days`: so many must be left. */
export class WireStartsTooSoon extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'WIRE_STARTS_TOO_SOON';
  override readonly field = 'paymentMethod';
}

/** The company has no account for transfers in the currency of the cart. */
export class WireCurrencyNotTaken extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'WIRE_CURRENCY_NOT_TAKEN';
  override readonly field = 'paymentMethod';
}

/** The cart's order has been paid already, or its payment is about to be confirmed. */
export class OrderBeingPaid extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ORDER_BEING_PAID';
}

/** A paid order cannot be cancelled here: this would cancel a purchase. */
export class OrderPaid extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ORDER_PAID';
}

export class MeetingPointUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'MEETING_POINT_UNKNOWN';
  override readonly field = 'meetingPoint';
}

/** The customer cannot use the code. The error does not say why, nor whether another customer can. */
export class PromoCodeInvalid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PROMO_CODE_INVALID';
  override readonly field = 'promoCode';
}

/** The code is the customer's to use, for a larger order. `minimum` is an amount in the reader's language. */
export class PromoMinimumNotReached extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PROMO_MINIMUM_NOT_REACHED';
  override readonly field = 'promoCode';
}

/** The cart has no such discount. */
export class DiscountUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

export class HoldAlreadyExtended extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'HOLD_ALREADY_EXTENDED';
}

/** The guarantee had ended and the price changed: the new price must be shown before the payment. */
export class PriceChanged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PRICE_CHANGED';
}

/** The call has no credential for this order. */
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

/** The transition table of the order or booking does not allow this change. */
export class StatusChangeRefused extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'BOOKING_STATUS_CHANGE_REFUSED';
}

/** There is no document before the booking is paid. */
export class NotPaidYet extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'NOT_PAID_YET';
}

/** Only a paid visit that has not begun is cancelled or changed. */
export class BookingNotChangeable extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'BOOKING_NOT_CHANGEABLE';

  /** `reason`: the status of the booking, or `begun`. */
  constructor(params: { readonly reference: string; readonly reason: string }) {
    super(params);
  }
}

/** The refund is no longer the one that was shown. `params` have the new one; nothing was done. */
export class RefundChanged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REFUND_CHANGED';

  /** `refund`: minor units of `currency`; `token` accepts it until `expiresAt`. */
  constructor(params: {
    readonly refund: number;
    readonly currency: string;
    readonly token: string;
    readonly expiresAt: string;
  }) {
    super(params);
  }
}

/** The party must become smaller, and keep what the tour needs. */
export class PartyNotSmaller extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PARTY_NOT_SMALLER';
  override readonly field = 'travellers';
}

/** The token is not one of ours, or is for another booking or another kind of change. */
export class ChangeTokenInvalid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CHANGE_TOKEN_INVALID';
  override readonly field = 'token';
}

/** The time for free changes has ended. */
export class ChangeTooLate extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CHANGE_TOO_LATE';

  /** `until`: the ISO instant until which changes were possible. */
  constructor(params: { readonly reference: string; readonly until: string }) {
    super(params);
  }
}

export class TooManyNames extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'TOO_MANY_NAMES';
  override readonly field = 'names';
}

/** The wanted terms are the ones that the booking has. */
export class NothingChanged extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'NOTHING_CHANGED';
  override readonly field = 'datetime';
}

/** The change no longer costs what was shown. `params` have the new difference; nothing was done. */
export class ChangeOfferChanged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CHANGE_OFFER_CHANGED';

  /** `difference`: minor units of `currency`, negative where money goes back; `token` accepts it until `expiresAt`. */
  constructor(params: {
    readonly difference: number;
    readonly currency: string;
    readonly token: string;
    readonly expiresAt: string;
  }) {
    super(params);
  }
}

/** No change of the booking waits for a payment. */
export class NoChangeToPay extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'NO_CHANGE_TO_PAY';
}

/** The order has less left to refund. */
export class RefundTooHigh extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'REFUND_TOO_HIGH';
  override readonly field = 'amount';

  /** `left`: minor units of `currency`. */
  constructor(params: { readonly left: number; readonly currency: string }) {
    super(params);
  }
}

/** Who proposed a high refund may not approve it. */
export class RefundByTwo extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REFUND_BY_TWO';
}

export class RefundAlreadyDecided extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REFUND_ALREADY_DECIDED';
}

/** No refund of the team has this id. */
export class TeamRefundUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** The booking sells what a quote promised: its terms change with a new version of the offer. */
export class NotATour extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'BOOKING_OF_QUOTE';
}

/** The quote has an order that can be paid, or is paid. */
export class QuoteOrdered extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'QUOTE_NOT_OPEN';
}

/** Unknown, blocked, expired and empty cards look alike. */
export class GiftCardInvalid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'GIFT_CARD_INVALID';
  override readonly field = 'giftCard';
}

export class TooManyGiftCards extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOO_MANY_GIFT_CARDS';
}

/** The day of delivery is over, or lies too far ahead. */
export class GiftCardDayOver extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'GIFT_CARD_DAY_OVER';
  override readonly field = 'deliverOn';
}

/** There is no rate between the currency of the card and that of the cart now. */
export class CurrencyOfGiftCardNotOffered extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CURRENCY_NOT_OFFERED';
  override readonly field = 'currency';
}

/** Only a paid service of a quote is moved by a word, until its end. */
export class BookingNotDelayable extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'BOOKING_NOT_DELAYABLE';
}

/** The booking's price has no entrance tickets. */
export class NoTicketsToBuy extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'NO_TICKETS_TO_BUY';
}

export class TicketsAlreadyBought extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TICKETS_ALREADY_BOUGHT';
}
