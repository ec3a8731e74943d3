/** A booking has been paid: the tour will take place. Handlers get more fields from BookingApi. */
export interface BookingConfirmed {
  readonly type: 'booking.confirmed.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly orderId: string;
  readonly tourId: string;
  readonly optionId: string;
  readonly cityId: string;
}

/** A paid booking ended two hours ago. */
export interface BookingCompleted {
  readonly type: 'booking.completed.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly orderId: string;
  readonly tourId: string;
}

/** A payment came for a closed order whose slots are no longer available. The whole payment must be refunded. */
export interface PaymentCameTooLate {
  readonly type: 'booking.payment-came-too-late.v1';
  readonly orderId: string;
  readonly orderReference: string;
  readonly closeReason: 'cancelled-by-customer' | 'superseded' | 'payment-timeout';
}

/** A booking will not take place. */
export interface BookingCancelled {
  readonly type: 'booking.cancelled.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
}

/** An order was not paid in time: its slots are free for others. */
export interface OrderExpired {
  readonly type: 'booking.order-expired.v1';
  readonly orderId: string;
  readonly orderReference: string;
}
