import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { BookingCompleted } from '../../booking/events.js';
import { Invitations } from '../domain/invitations.js';
import { isTimeToReview, reviewUntil } from '../domain/visit.js';
import { Visits } from '../domain/visits.js';
import { ReviewMails } from '../mail/review-mails.js';

/** Invites the customer to a review, once for each visit that took place. */
@Reaction('reviews.invite-when-booking-completed')
@Injectable()
export class InviteWhenBookingCompleted implements EventHandler<BookingCompleted> {
  constructor(
    private readonly visits: Visits,
    private readonly invitations: Invitations,
    private readonly mails: ReviewMails,
    private readonly clock: Clock,
  ) {}

  async react({ bookingReference }: BookingCompleted): Promise<void> {
    const visit = await this.visits.find(bookingReference);
    const now = this.clock.now();
    // No-shows and refunded visits are completed bookings too.
    if (!visit?.tookPlace || !isTimeToReview(visit.endsAt, now)) return;
    const invitation = {
      bookingReference: visit.reference,
      tourId: visit.tour.id,
      invitedAt: now,
      reviewUntil: reviewUntil(visit.endsAt),
    };
    if (await this.invitations.add(invitation)) await this.mails.invitation(visit);
  }
}
