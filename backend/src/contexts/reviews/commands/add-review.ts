import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { Review, type ReviewContent } from '../domain/review.js';
import { NoGuideToRate } from '../domain/review.errors.js';
import { ReviewRepository } from '../domain/review.repository.js';
import { mustBeCustomer, mustBeOfTour, mustBeReviewable, shownName, type Visit } from '../domain/visit.js';
import { Visits } from '../domain/visits.js';

/**
 * Hands in the review of a booking, and a rejected one anew. Throws ReviewAlreadyWritten for a second one, what keeps a
 * visit from being reviewed, and what the booking's own calls throw.
 */
export class AddReview extends Command<void> {
  constructor(
    readonly bookingReference: string,
    readonly tourId: string,
    readonly content: ReviewContent,
    /** Of the booking's signed link. */
    readonly token: string | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddReview)
export class AddReviewHandler implements ICommandHandler<AddReview> {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly visits: Visits,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingReference, tourId, content, token, actor }: AddReview): Promise<void> {
    const visit = await this.visits.getOfCustomer(bookingReference, actor, token);
    mustBeCustomer(actor);
    const now = this.clock.now();
    mustBeOfTour(visit, tourId);
    mustBeReviewable(visit, now);
    if (content.guideRating !== null && visit.guide === null) throw new NoGuideToRate();
    const earlier = await this.reviews.findOfBookingForChange(visit.reference);
    earlier?.writeAgain(content, now);
    await this.reviews.save(earlier ?? Review.write({ ...this.originOf(visit, actor), ...content }, now));
  }

  private originOf(visit: Visit, actor: Actor) {
    const { reference, tour, city, guide, customer } = visit;
    return {
      id: this.ids.uuid(),
      tourId: tour.id,
      cityId: city.id,
      guideId: guide?.id ?? null,
      bookingReference: reference,
      author: shownName(customer),
      authorId: actor.isPerson ? actor.id : customer.userId,
      authorEmail: customer.email.toLowerCase(),
      country: null,
    };
  }
}
