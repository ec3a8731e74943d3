import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ReviewRepository } from '../domain/review.repository.js';

/** Takes a guide's answer off the site; the guide is mailed the reason. Throws ReviewUnknown or NoAnswerToWithdraw. */
export class WithdrawAnswer extends Command<void> {
  constructor(
    readonly reviewId: string,
    readonly reason: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WithdrawAnswer)
export class WithdrawAnswerHandler implements ICommandHandler<WithdrawAnswer> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ reviewId, reason, actor }: WithdrawAnswer): Promise<void> {
    actor.mustBeAllowed('review.moderate');
    const review = await this.reviews.getForChange(reviewId);
    review.withdrawAnswer(reason);
    await this.reviews.save(review);
    await this.audit.note(
      actor,
      { type: 'review', id: reviewId },
      { answer: 'published' },
      { answer: 'withdrawn', reason },
    );
  }
}
