import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { GuideRatingChanged } from '../../reviews/events.js';
import { GuideRatings } from '../processes/guide-ratings.js';

/** Writes the average of the travelers' stars, and how many gave some, beside the guide. */
@Reaction('guides.show-rating-when-guide-rating-changed')
@Injectable()
export class ShowRatingWhenGuideRatingChanged implements EventHandler<GuideRatingChanged> {
  constructor(private readonly ratings: GuideRatings) {}

  async react({ guideId, rating, count, revision }: GuideRatingChanged): Promise<void> {
    await this.ratings.show(guideId, { rating, count, revision });
  }
}
