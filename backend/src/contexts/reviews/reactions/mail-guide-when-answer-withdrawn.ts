import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Guides } from '../domain/guides.js';
import { ReviewRepository } from '../domain/review.repository.js';
import type { AnswerWithdrawn } from '../events.js';
import { ReviewMails } from '../mail/review-mails.js';

/** Tells the guide why the team took the answer off the site. */
@Reaction('reviews.mail-guide-when-answer-withdrawn')
@Injectable()
export class MailGuideWhenAnswerWithdrawn implements EventHandler<AnswerWithdrawn> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly guides: Guides,
    private readonly mails: ReviewMails,
  ) {}

  async react({ reviewId }: AnswerWithdrawn, { id }: Message): Promise<void> {
    const review = await this.reviews.find(reviewId);
    const reason = review?.answer?.withdrawnFor;
    const guide = review?.guideId ? await this.guides.find(review.guideId) : undefined;
    if (guide && reason) await this.mails.answerWithdrawn(guide, reason, id);
  }
}
