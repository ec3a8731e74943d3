import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { ReviewHidden, ReviewPublished } from '../../reviews/events.js';
import { TourRatings } from '../domain/tour-ratings.js';

/** A tour is shown with the average and the number of its published reviews. */
@Reaction('catalogue.show-rating')
@Injectable()
export class ShowRatingWhenReviewsChanged implements Reacts<ReviewPublished | ReviewHidden> {
  constructor(private readonly ratings: TourRatings) {}

  async react({ tourId, rating, count, revision }: ReviewPublished | ReviewHidden): Promise<void> {
    await this.ratings.show({ tourId, rating, count, revision });
  }
}
