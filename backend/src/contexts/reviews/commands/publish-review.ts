import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ReviewRepository } from '../domain/review.repository.js';

/** Shows a review after the check, or a hidden one again. Throws ReviewUnknown or ReviewAlreadyDecided. */
export class PublishReview extends Command<void> {
  constructor(
    readonly reviewId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(PublishReview)
export class PublishReviewHandler implements ICommandHandler<PublishReview> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ reviewId, actor }: PublishReview): Promise<void> {
    actor.mustBeAllowed('review.moderate');
    const review = await this.reviews.getForChange(reviewId);
    const before = { status: review.status };
    review.publish(await this.reviews.getRatingsForChange(review), this.clock.now());
    await this.reviews.save(review);
    await this.audit.note(actor, { type: 'review', id: reviewId }, before, { status: review.status });
  }
}
