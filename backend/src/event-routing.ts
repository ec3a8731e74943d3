import type { BookingCancelled, BookingConfirmed, PaymentCameTooLate } from './contexts/booking/events.js';
import { ConfirmWhenPaymentCaptured } from './contexts/booking/reactions/confirm-when-payment-captured.js';
import { ForgetGuideWhenMissionReopened } from './contexts/booking/reactions/forget-guide-when-mission-reopened.js';
import { MailVoucherWhenBookingConfirmed } from './contexts/booking/reactions/mail-voucher-when-booking-confirmed.js';
import { MarkRefundedWhenPaymentRefunded } from './contexts/booking/reactions/mark-refunded-when-payment-refunded.js';
import { NameGuideWhenMissionTaken } from './contexts/booking/reactions/name-guide-when-mission-taken.js';
import { ShowRatingWhenReviewsChanged } from './contexts/catalogue/reactions/show-rating-when-reviews-changed.js';
import type { MissionReopened, MissionTaken } from './contexts/guide-missions/events.js';
import { CloseMissionWhenBookingCancelled } from './contexts/guide-missions/reactions/close-mission-when-booking-cancelled.js';
import { OpenMissionWhenBookingConfirmed } from './contexts/guide-missions/reactions/open-mission-when-booking-confirmed.js';
import type { PaymentCaptured, PaymentRefunded } from './contexts/payments/events.js';
import { GiveBackWhenPaymentCameTooLate } from './contexts/payments/reactions/give-back-when-payment-came-too-late.js';
import type { ReviewHidden, ReviewPublished } from './contexts/reviews/events.js';
import { on, type Route } from './platform/outbox/reaction.js';

/** The map of the system: each fact and who reacts to it, `on<TheFact>('the.fact.v1', ThisReaction, ThatReaction)`. */
export const EVENT_ROUTING: readonly Route[] = [
  on<PaymentCaptured>('payments.payment-captured.v1', ConfirmWhenPaymentCaptured),
  on<BookingConfirmed>('booking.confirmed.v1', MailVoucherWhenBookingConfirmed, OpenMissionWhenBookingConfirmed),
  on<PaymentCameTooLate>('booking.payment-came-too-late.v1', GiveBackWhenPaymentCameTooLate),
  on<PaymentRefunded>('payments.payment-refunded.v1', MarkRefundedWhenPaymentRefunded),
  on<MissionTaken>('guide-missions.mission-taken.v1', NameGuideWhenMissionTaken),
  on<MissionReopened>('guide-missions.mission-reopened.v1', ForgetGuideWhenMissionReopened),
  on<BookingCancelled>('booking.cancelled.v1', CloseMissionWhenBookingCancelled),
  on<ReviewPublished>('reviews.review-published.v1', ShowRatingWhenReviewsChanged),
  on<ReviewHidden>('reviews.review-hidden.v1', ShowRatingWhenReviewsChanged),
];
