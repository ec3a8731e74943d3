import type {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  OrderExpired,
  PaymentCameTooLate,
} from './contexts/booking/events.js';
import { ConfirmWhenPaymentCaptured } from './contexts/booking/reactions/confirm-when-payment-captured.js';
import { ForgetGuideWhenMissionReopened } from './contexts/booking/reactions/forget-guide-when-mission-reopened.js';
import { MailCustomerWhenOrderExpired } from './contexts/booking/reactions/mail-customer-when-order-expired.js';
import { MailVoucherWhenBookingConfirmed } from './contexts/booking/reactions/mail-voucher-when-booking-confirmed.js';
import { MarkRefundedWhenPaymentRefunded } from './contexts/booking/reactions/mark-refunded-when-payment-refunded.js';
import { NameGuideWhenMissionAssigned } from './contexts/booking/reactions/name-guide-when-mission-assigned.js';
import { WarnCustomerWhenMissionUnfilled } from './contexts/booking/reactions/warn-customer-when-mission-unfilled.js';
import { ShowRatingWhenReviewsChanged } from './contexts/catalogue/reactions/show-rating-when-reviews-changed.js';
import type {
  AttentionCalled,
  BookingJoined,
  BookingWithdrawn,
  MissionCancelled,
  MissionFinished,
  MissionOffered,
  MissionReopened,
  MissionAssigned,
  MissionUnfilled,
  OfferLapsed,
} from './contexts/guide-missions/events.js';
import { CloseMissionWhenBookingCancelled } from './contexts/guide-missions/reactions/close-mission-when-booking-cancelled.js';
import { MailGuideWhenBookingWithdrawn } from './contexts/guide-missions/reactions/mail-guide-when-booking-withdrawn.js';
import { MailGuideWhenMissionAssigned } from './contexts/guide-missions/reactions/mail-guide-when-mission-assigned.js';
import { MailGuideWhenMissionCancelled } from './contexts/guide-missions/reactions/mail-guide-when-mission-cancelled.js';
import { MailGuideWhenMissionOffered } from './contexts/guide-missions/reactions/mail-guide-when-mission-offered.js';
import { MailGuidesWhenBookingJoined } from './contexts/guide-missions/reactions/mail-guides-when-booking-joined.js';
import { MailOtherGuidesWhenMissionAssigned } from './contexts/guide-missions/reactions/mail-other-guides-when-mission-assigned.js';
import { MailTeamWhenAttentionCalled } from './contexts/guide-missions/reactions/mail-team-when-attention-called.js';
import { UpdateScreensWhenMissionChanged } from './contexts/guide-missions/reactions/update-screens-when-mission-changed.js';
import { OpenMissionWhenBookingConfirmed } from './contexts/guide-missions/reactions/open-mission-when-booking-confirmed.js';
import { TellAdminsWhenContactMessageReceived } from './contexts/notifications/reactions/tell-admins-when-contact-message-received.js';
import { TellAdminsWhenMissionAttentionCalled } from './contexts/notifications/reactions/tell-admins-when-mission-attention-called.js';
import { TellAdminsWhenPaymentAttentionRaised } from './contexts/notifications/reactions/tell-admins-when-payment-attention-raised.js';
import { TellCustomerWhenBookingCancelled } from './contexts/notifications/reactions/tell-customer-when-booking-cancelled.js';
import { TellCustomerWhenBookingConfirmed } from './contexts/notifications/reactions/tell-customer-when-booking-confirmed.js';
import { TellCustomerWhenOrderExpired } from './contexts/notifications/reactions/tell-customer-when-order-expired.js';
import { TellCustomerWhenPaymentCameTooLate } from './contexts/notifications/reactions/tell-customer-when-payment-came-too-late.js';
import { TellCustomerWhenPaymentRefunded } from './contexts/notifications/reactions/tell-customer-when-payment-refunded.js';
import { TellCustomersWhenMissionAssigned } from './contexts/notifications/reactions/tell-customers-when-mission-assigned.js';
import { TellCustomersWhenMissionUnfilled } from './contexts/notifications/reactions/tell-customers-when-mission-unfilled.js';
import { TellGuideWhenMissionOffered } from './contexts/notifications/reactions/tell-guide-when-mission-offered.js';
import { TellGuideWhenOfferLapsed } from './contexts/notifications/reactions/tell-guide-when-offer-lapsed.js';
import { TellGuidesWhenMissionCancelled } from './contexts/notifications/reactions/tell-guides-when-mission-cancelled.js';
import { TellGuidesWhenMissionAssigned } from './contexts/notifications/reactions/tell-guides-when-mission-assigned.js';
import type { PaymentAttentionRaised, PaymentCaptured, PaymentRefunded } from './contexts/payments/events.js';
import { GiveBackWhenPaymentCameTooLate } from './contexts/payments/reactions/give-back-when-payment-came-too-late.js';
import type { ReviewHidden, ReviewPublished } from './contexts/reviews/events.js';
import type { ContactMessageReceived } from './contexts/support/events.js';
import { route, type Route } from './platform/outbox/reaction.js';

/** The map of the system: each fact and who reacts to it, `route<TheFact>('the.fact.v1', ThisReaction, ThatReaction)`. */
export const EVENT_ROUTING: readonly Route[] = [
  route<PaymentCaptured>('payments.payment-captured.v1', ConfirmWhenPaymentCaptured),
  route<BookingConfirmed>(
    'booking.confirmed.v1',
    MailVoucherWhenBookingConfirmed,
    OpenMissionWhenBookingConfirmed,
    TellCustomerWhenBookingConfirmed,
  ),
  // Nobody reacts yet.
  route<BookingCompleted>('booking.completed.v1'),
  route<OrderExpired>('booking.order-expired.v1', MailCustomerWhenOrderExpired, TellCustomerWhenOrderExpired),
  route<PaymentCameTooLate>(
    'booking.payment-came-too-late.v1',
    GiveBackWhenPaymentCameTooLate,
    TellCustomerWhenPaymentCameTooLate,
  ),
  route<PaymentRefunded>(
    'payments.payment-refunded.v1',
    MarkRefundedWhenPaymentRefunded,
    TellCustomerWhenPaymentRefunded,
  ),
  route<PaymentAttentionRaised>('payments.attention-raised.v1', TellAdminsWhenPaymentAttentionRaised),
  route<MissionOffered>(
    'guide-missions.mission-offered.v1',
    TellGuideWhenMissionOffered,
    MailGuideWhenMissionOffered,
    UpdateScreensWhenMissionChanged,
  ),
  route<OfferLapsed>('guide-missions.offer-lapsed.v1', TellGuideWhenOfferLapsed, UpdateScreensWhenMissionChanged),
  route<MissionAssigned>(
    'guide-missions.mission-assigned.v1',
    NameGuideWhenMissionAssigned,
    TellCustomersWhenMissionAssigned,
    TellGuidesWhenMissionAssigned,
    MailGuideWhenMissionAssigned,
    MailOtherGuidesWhenMissionAssigned,
    UpdateScreensWhenMissionChanged,
  ),
  route<MissionReopened>(
    'guide-missions.mission-reopened.v1',
    ForgetGuideWhenMissionReopened,
    UpdateScreensWhenMissionChanged,
  ),
  route<MissionUnfilled>(
    'guide-missions.mission-unfilled.v1',
    WarnCustomerWhenMissionUnfilled,
    TellCustomersWhenMissionUnfilled,
  ),
  route<MissionCancelled>(
    'guide-missions.mission-cancelled.v1',
    TellGuidesWhenMissionCancelled,
    MailGuideWhenMissionCancelled,
    UpdateScreensWhenMissionChanged,
  ),
  route<BookingJoined>(
    'guide-missions.booking-joined.v1',
    MailGuidesWhenBookingJoined,
    UpdateScreensWhenMissionChanged,
  ),
  route<BookingWithdrawn>(
    'guide-missions.booking-withdrawn.v1',
    MailGuideWhenBookingWithdrawn,
    UpdateScreensWhenMissionChanged,
  ),
  route<MissionFinished>('guide-missions.mission-finished.v1', UpdateScreensWhenMissionChanged),
  route<AttentionCalled>(
    'guide-missions.attention-called.v1',
    TellAdminsWhenMissionAttentionCalled,
    MailTeamWhenAttentionCalled,
  ),
  route<BookingCancelled>('booking.cancelled.v1', CloseMissionWhenBookingCancelled, TellCustomerWhenBookingCancelled),
  route<ReviewPublished>('reviews.review-published.v1', ShowRatingWhenReviewsChanged),
  route<ReviewHidden>('reviews.review-hidden.v1', ShowRatingWhenReviewsChanged),
  route<ContactMessageReceived>('support.contact-message-received.v1', TellAdminsWhenContactMessageReceived),
];
