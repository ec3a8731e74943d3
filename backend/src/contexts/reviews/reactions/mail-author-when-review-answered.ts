import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { ReviewRepository } from '../domain/review.repository.js';
import { Visits } from '../domain/visits.js';
import type { ReviewAnswered } from '../events.js';
import { ReviewMails } from '../mail/review-mails.js';

/** Tells the author that the guide answered. */
@Reaction('reviews.mail-author-when-review-answered')
@Injectable()
export class MailAuthorWhenReviewAnswered implements EventHandler<ReviewAnswered> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly visits: Visits,
    private readonly mails: ReviewMails,
  ) {}

  async react({ reviewId }: ReviewAnswered, { id }: Message): Promise<void> {
    const review = await this.reviews.find(reviewId);
    if (!review?.bookingReference) return;
    const visit = await this.visits.find(review.bookingReference);
    if (visit) await this.mails.answered(visit, id);
  }
}
