import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ReviewRepository } from '../domain/review.repository.js';

/** Does not publish a review; the author is mailed the reason. Throws ReviewUnknown or ReviewAlreadyDecided. */
export class RejectReview extends Command<void> {
  constructor(
    readonly reviewId: string,
    readonly reason: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RejectReview)
export class RejectReviewHandler implements ICommandHandler<RejectReview> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ reviewId, reason, actor }: RejectReview): Promise<void> {
    actor.mustBeAllowed('review.moderate');
    const review = await this.reviews.getForChange(reviewId);
    const before = { status: review.status };
    review.reject(reason);
    await this.reviews.save(review);
    await this.audit.note(actor, { type: 'review', id: reviewId }, before, { status: review.status, reason });
  }
}
