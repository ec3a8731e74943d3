import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { ReviewRepository } from '../domain/review.repository.js';
import { Visits } from '../domain/visits.js';
import type { ReviewRejected } from '../events.js';
import { ReviewMails } from '../mail/review-mails.js';

/** Tells the author why the team did not publish the review, and how to write it anew. */
@Reaction('reviews.mail-author-when-review-rejected')
@Injectable()
export class MailAuthorWhenReviewRejected implements EventHandler<ReviewRejected> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly visits: Visits,
    private readonly mails: ReviewMails,
  ) {}

  async react({ reviewId }: ReviewRejected, { id }: Message): Promise<void> {
    const review = await this.reviews.find(reviewId);
    if (!review?.bookingReference || review.reason === null) return;
    const visit = await this.visits.find(review.bookingReference);
    if (visit) await this.mails.rejected(visit, review.reason, id);
  }
}
