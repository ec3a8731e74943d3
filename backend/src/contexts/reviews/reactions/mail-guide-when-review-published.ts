import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Guides } from '../domain/guides.js';
import { ReviewRepository } from '../domain/review.repository.js';
import { Visits } from '../domain/visits.js';
import type { ReviewPublished } from '../events.js';
import { ReviewMails } from '../mail/review-mails.js';

/** Tells the guide who led the visit that there is a review to answer. */
@Reaction('reviews.mail-guide-when-review-published')
@Injectable()
export class MailGuideWhenReviewPublished implements EventHandler<ReviewPublished> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly visits: Visits,
    private readonly guides: Guides,
    private readonly mails: ReviewMails,
  ) {}

  async react({ reviewId }: ReviewPublished, { id }: Message): Promise<void> {
    const review = await this.reviews.find(reviewId);
    if (!review?.guideId || !review.bookingReference || review.answer !== null) return;
    const [visit, guide] = [await this.visits.find(review.bookingReference), await this.guides.find(review.guideId)];
    if (visit && guide) await this.mails.guideReviewed(guide, visit, id);
  }
}
