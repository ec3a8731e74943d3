import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { ReviewRepository } from '../domain/review.repository.js';
import { Visits } from '../domain/visits.js';
import type { ReviewHidden } from '../events.js';
import { ReviewMails } from '../mail/review-mails.js';

/** Tells the author why the team took the review off the site. */
@Reaction('reviews.mail-author-when-review-hidden')
@Injectable()
export class MailAuthorWhenReviewHidden implements EventHandler<ReviewHidden> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly visits: Visits,
    private readonly mails: ReviewMails,
  ) {}

  async react({ reviewId }: ReviewHidden, { id }: Message): Promise<void> {
    const review = await this.reviews.find(reviewId);
    if (!review?.bookingReference || review.reason === null) return;
    const visit = await this.visits.find(review.bookingReference);
    if (visit) await this.mails.hidden(visit, review.reason, id);
  }
}
