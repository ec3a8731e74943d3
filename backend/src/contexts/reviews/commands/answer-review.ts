import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ReviewRepository } from '../domain/review.repository.js';

/** A guide answers a review of a visit they led. Throws ReviewUnknown for others, or ReviewAlreadyAnswered. */
export class AnswerReview extends Command<void> {
  constructor(
    readonly reviewId: string,
    readonly text: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AnswerReview)
export class AnswerReviewHandler implements ICommandHandler<AnswerReview> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ reviewId, text, actor }: AnswerReview): Promise<void> {
    actor.mustBeAllowed('review.answer');
    const review = await this.reviews.getForChange(reviewId);
    review.answerAs(actor.id, text, this.clock.now());
    await this.reviews.save(review);
  }
}
