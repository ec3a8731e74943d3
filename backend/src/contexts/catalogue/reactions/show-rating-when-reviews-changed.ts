import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { ReviewHidden, ReviewPublished } from '../../reviews/events.js';
import { TourRatings } from '../domain/tour-ratings.js';

/** Writes the average and the number of published reviews beside the tour. */
@Reaction('catalogue.show-rating-when-reviews-changed')
@Injectable()
export class ShowRatingWhenReviewsChanged implements EventHandler<ReviewPublished | ReviewHidden> {
  constructor(private readonly ratings: TourRatings) {}

  async react({ tourId, rating, count, revision }: ReviewPublished | ReviewHidden): Promise<void> {
    await this.ratings.show({ tourId, rating, count, revision });
  }
}
