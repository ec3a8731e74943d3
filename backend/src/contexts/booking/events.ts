import type { MoneyView } from '../../shared-kernel/money/money.js';
import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

/** A booking has been paid: the service will take place. Handlers get more fields from BookingApi. */
export interface BookingConfirmed {
  readonly type: 'booking.confirmed.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly orderId: string;
  /** Null where the booking sells no tour, as the option. */
  readonly tourId: string | null;
  readonly optionId: string | null;
  /** Null where the place is no city of the catalogue. */
  readonly cityId: string | null;
  /** The quote that the booking fulfils; missing where a tour was booked. */
  readonly quoteId?: string;
}

/** A paid booking ended two hours ago. */
export interface BookingCompleted {
  readonly type: 'booking.completed.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly orderId: string;
  /** Null where the booking sells no tour. */
  readonly tourId: string | null;
}

/** A payment came for a closed order whose slots are no longer available. The whole payment must be refunded. */
export interface PaymentCameTooLate {
  readonly type: 'booking.payment-came-too-late.v1';
  readonly orderId: string;
  readonly orderReference: string;
  readonly closeReason: 'cancelled-by-customer' | 'superseded' | 'payment-timeout';
}

/** A charge has bought its lines: an order that was paid, or a dearer change that was paid and made. */
export interface ChargePaid {
  readonly type: 'booking.charge-paid.v1';
  readonly orderId: string;
  /** The id of the order, or of the change. */
  readonly chargeId: string;
}

/** The customer gets back what was paid for some lines of an order, in part or whole. The money is on its way. */
export interface LinesRefunded {
  readonly type: 'booking.lines-refunded.v1';
  readonly orderId: string;
  /** Minor units with the sign of the line's amount. */
  readonly lines: readonly { readonly lineId: string; readonly chargeId: string; readonly amount: number }[];
}

/** A paid booking will not take place: the customer or the company cancelled it. */
export interface BookingCancelled {
  readonly type: 'booking.cancelled.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly orderId: string;
  readonly by: 'customer' | 'company';
  /** What goes back to the customer; zero outside the free time. */
  readonly refund: MoneyView;
}

/** A paid booking has other terms now. Handlers get the terms from BookingApi. */
export interface BookingChanged {
  readonly type: 'booking.changed.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly orderId: string;
  readonly changed: readonly ('time' | 'duration' | 'travellers' | 'guide-language' | 'meeting-point' | 'names')[];
  /** Counts the changes of the booking. */
  readonly revision: number;
}

/** Gift cards pay for the whole order: there is nothing to charge, and it is confirmed at once. */
export interface OrderCovered {
  readonly type: 'booking.order-covered.v1';
  readonly orderId: string;
}

/** What a quote promised begins later than agreed: the traveller or the team said so. */
export interface BookingDelayed {
  readonly type: 'booking.delayed.v1';
  readonly bookingId: string;
  /** After the agreed start. */
  readonly minutes: number;
}

/** An order is to be paid by bank transfer. It reserves nothing. */
export interface TransferRequested {
  readonly type: 'booking.transfer-requested.v1';
  readonly orderId: string;
  readonly orderReference: string;
}

/** A bank transfer came for an order whose slot was gone. The customer chooses another time, or a refund. */
export interface SlotMissed {
  readonly type: 'booking.slot-missed.v1';
  readonly orderId: string;
  readonly orderReference: string;
}

/** An order was not paid in time: its slots are free for others. */
export interface OrderExpired {
  readonly type: 'booking.order-expired.v1';
  readonly orderId: string;
  readonly orderReference: string;
}

/** The team gives money of an order back beyond the contract. The refund is on its way. */
export interface OrderRefundedByTeam {
  readonly type: 'booking.order-refunded-by-team.v1';
  readonly orderId: string;
  readonly orderReference: string;
  readonly refundId: string;
  readonly amount: MoneyView;
}

/** Kinds: `refund-to-approve`, with the refund's id as key, and `slot-missed`, with the order's. */
export interface BookingWorkItemRaised extends WorkItemRaised<'booking'> {
  readonly type: 'booking.work-item-raised.v1';
}

export interface BookingWorkItemSettled extends WorkItemSettled<'booking'> {
  readonly type: 'booking.work-item-settled.v1';
}
