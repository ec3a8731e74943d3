import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ReviewRepository } from '../domain/review.repository.js';

/** Takes a published review off the site; the author is mailed the reason. Throws ReviewUnknown or ReviewAlreadyDecided. */
export class HideReview extends Command<void> {
  constructor(
    readonly reviewId: string,
    readonly reason: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(HideReview)
export class HideReviewHandler implements ICommandHandler<HideReview> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ reviewId, reason, actor }: HideReview): Promise<void> {
    actor.mustBeAllowed('review.moderate');
    const review = await this.reviews.getForChange(reviewId);
    const before = { status: review.status };
    review.hide(reason, await this.reviews.getRatingsForChange(review));
    await this.reviews.save(review);
    await this.audit.note(actor, { type: 'review', id: reviewId }, before, { status: review.status, reason });
  }
}
