import type {
  BookingCancelled,
  BookingChanged,
  BookingCompleted,
  BookingConfirmed,
  OrderExpired,
  PaymentCameTooLate,
} from '../contexts/booking/events.js';
import { MailCustomerWhenBookingCancelled } from '../contexts/booking/reactions/mail-customer-when-booking-cancelled.js';
import { MailCustomerWhenBookingChanged } from '../contexts/booking/reactions/mail-customer-when-booking-changed.js';
import { MailCustomerWhenOrderExpired } from '../contexts/booking/reactions/mail-customer-when-order-expired.js';
import { MailVoucherWhenBookingConfirmed } from '../contexts/booking/reactions/mail-voucher-when-booking-confirmed.js';
import { CloseMissionWhenBookingCancelled } from '../contexts/guide-missions/reactions/close-mission-when-booking-cancelled.js';
import { FollowBookingWhenChanged } from '../contexts/guide-missions/reactions/follow-booking-when-changed.js';
import { OpenMissionWhenBookingConfirmed } from '../contexts/guide-missions/reactions/open-mission-when-booking-confirmed.js';
import { TellCustomerWhenBookingCancelled } from '../contexts/notifications/reactions/tell-customer-when-booking-cancelled.js';
import { TellCustomerWhenBookingConfirmed } from '../contexts/notifications/reactions/tell-customer-when-booking-confirmed.js';
import { TellCustomerWhenOrderExpired } from '../contexts/notifications/reactions/tell-customer-when-order-expired.js';
import { TellCustomerWhenPaymentCameTooLate } from '../contexts/notifications/reactions/tell-customer-when-payment-came-too-late.js';
import { GiveBackWhenPaymentCameTooLate } from '../contexts/payments/reactions/give-back-when-payment-came-too-late.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of booking and who reacts to each. */
export const BOOKING_EVENTS: readonly Route[] = [
  route<BookingConfirmed>(
    'booking.confirmed.v1',
    MailVoucherWhenBookingConfirmed,
    OpenMissionWhenBookingConfirmed,
    TellCustomerWhenBookingConfirmed,
  ),
  // An event without a reaction is listed here too.
  route<BookingCompleted>('booking.completed.v1'),
  route<OrderExpired>('booking.order-expired.v1', MailCustomerWhenOrderExpired, TellCustomerWhenOrderExpired),
  route<PaymentCameTooLate>(
    'booking.payment-came-too-late.v1',
    GiveBackWhenPaymentCameTooLate,
    TellCustomerWhenPaymentCameTooLate,
  ),
  route<BookingCancelled>(
    'booking.cancelled.v1',
    MailCustomerWhenBookingCancelled,
    CloseMissionWhenBookingCancelled,
    TellCustomerWhenBookingCancelled,
  ),
  route<BookingChanged>('booking.changed.v1', MailCustomerWhenBookingChanged, FollowBookingWhenChanged),
];
