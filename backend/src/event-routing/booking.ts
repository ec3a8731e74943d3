import type {
  BookingCancelled,
  BookingWorkItemRaised,
  BookingWorkItemSettled,
  ChargePaid,
  LinesRefunded,
  OrderRefundedByTeam,
  BookingChanged,
  BookingDelayed,
  BookingCompleted,
  BookingConfirmed,
  OrderCovered,
  TransferRequested,
  OrderExpired,
  SlotMissed,
  PaymentCameTooLate,
} from '../contexts/booking/events.js';
import { SettleShareWhenSaleChanged } from '../contexts/partners/reactions/settle-share-when-sale-changed.js';
import { ConfirmWhenPaymentCaptured } from '../contexts/booking/reactions/confirm-when-payment-captured.js';
import { MailCustomerWhenBookingCancelled } from '../contexts/booking/reactions/mail-customer-when-booking-cancelled.js';
import { MailCustomerWhenBookingChanged } from '../contexts/booking/reactions/mail-customer-when-booking-changed.js';
import { MailCustomerWhenTeamRefunds } from '../contexts/booking/reactions/mail-customer-when-team-refunds.js';
import { MailInstructionsWhenTransferRequested } from '../contexts/booking/reactions/mail-instructions-when-transfer-requested.js';
import { MailCustomerWhenSlotMissed } from '../contexts/booking/reactions/mail-customer-when-slot-missed.js';
import { MailCustomerWhenOrderExpired } from '../contexts/booking/reactions/mail-customer-when-order-expired.js';
import { PlanRemindersWhenBookingTimed } from '../contexts/booking/reactions/plan-reminders-when-booking-timed.js';
import { MailVoucherWhenBookingConfirmed } from '../contexts/booking/reactions/mail-voucher-when-booking-confirmed.js';
import { CloseMissionWhenBookingCancelled } from '../contexts/guide-missions/reactions/close-mission-when-booking-cancelled.js';
import { DelayMissionWhenBookingDelayed } from '../contexts/guide-missions/reactions/delay-mission-when-booking-delayed.js';
import { FollowBookingWhenChanged } from '../contexts/guide-missions/reactions/follow-booking-when-changed.js';
import { OpenMissionWhenBookingConfirmed } from '../contexts/guide-missions/reactions/open-mission-when-booking-confirmed.js';
import { CreditLinesWhenRefunded } from '../contexts/invoicing/reactions/credit-lines-when-refunded.js';
import { IssueInvoiceWhenChargePaid } from '../contexts/invoicing/reactions/issue-invoice-when-charge-paid.js';
import { TellCustomerWhenBookingCancelled } from '../contexts/notifications/reactions/tell-customer-when-booking-cancelled.js';
import { TellCustomerWhenBookingConfirmed } from '../contexts/notifications/reactions/tell-customer-when-booking-confirmed.js';
import { TellCustomerWhenOrderExpired } from '../contexts/notifications/reactions/tell-customer-when-order-expired.js';
import { TellCustomerWhenPaymentCameTooLate } from '../contexts/notifications/reactions/tell-customer-when-payment-came-too-late.js';
import { CancelWhenBookingCancelled } from '../contexts/quotes/reactions/cancel-when-booking-cancelled.js';
import { FulfilWhenBookingCompleted } from '../contexts/quotes/reactions/fulfil-when-booking-completed.js';
import { MarkPaidWhenBookingConfirmed } from '../contexts/quotes/reactions/mark-paid-when-booking-confirmed.js';
import { ReopenWhenOrderExpired } from '../contexts/quotes/reactions/reopen-when-order-expired.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { GiveBackWhenPaymentCameTooLate } from '../contexts/payments/reactions/give-back-when-payment-came-too-late.js';
import { InviteWhenBookingCompleted } from '../contexts/reviews/reactions/invite-when-booking-completed.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of booking and who reacts to each. */
export const BOOKING_EVENTS: readonly Route[] = [
  route<BookingConfirmed>(
    'booking.confirmed.v1',
    MailVoucherWhenBookingConfirmed,
    PlanRemindersWhenBookingTimed,
    OpenMissionWhenBookingConfirmed,
    TellCustomerWhenBookingConfirmed,
    MarkPaidWhenBookingConfirmed,
    SettleShareWhenSaleChanged,
  ),
  route<BookingCompleted>('booking.completed.v1', InviteWhenBookingCompleted, FulfilWhenBookingCompleted),
  route<OrderExpired>(
    'booking.order-expired.v1',
    MailCustomerWhenOrderExpired,
    TellCustomerWhenOrderExpired,
    ReopenWhenOrderExpired,
  ),
  route<ChargePaid>('booking.charge-paid.v1', IssueInvoiceWhenChargePaid),
  route<LinesRefunded>('booking.lines-refunded.v1', CreditLinesWhenRefunded),
  route<OrderCovered>('booking.order-covered.v1', ConfirmWhenPaymentCaptured),
  route<TransferRequested>('booking.transfer-requested.v1', MailInstructionsWhenTransferRequested),
  route<SlotMissed>('booking.slot-missed.v1', MailCustomerWhenSlotMissed),
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
    CancelWhenBookingCancelled,
    SettleShareWhenSaleChanged,
  ),
  route<OrderRefundedByTeam>(
    'booking.order-refunded-by-team.v1',
    MailCustomerWhenTeamRefunds,
    SettleShareWhenSaleChanged,
  ),
  route<BookingWorkItemRaised>('booking.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<BookingWorkItemSettled>('booking.work-item-settled.v1', SettleWorkItemWhenSettled),
  route<BookingDelayed>('booking.delayed.v1', DelayMissionWhenBookingDelayed),
  route<BookingChanged>(
    'booking.changed.v1',
    MailCustomerWhenBookingChanged,
    PlanRemindersWhenBookingTimed,
    FollowBookingWhenChanged,
    SettleShareWhenSaleChanged,
  ),
];
