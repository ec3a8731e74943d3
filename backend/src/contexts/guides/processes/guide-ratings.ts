import { Injectable } from '@nestjs/common';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import type { GuideRating } from '../domain/guide.js';
import { GuideRepository } from '../domain/guide.repository.js';

/** Shows guides with what their reviews come to. */
@Injectable()
export class GuideRatings {
  constructor(
    private readonly guides: GuideRepository,
    private readonly changes: CacheInvalidation,
  ) {}

  async show(guideId: string, rating: GuideRating): Promise<void> {
    const guide = await this.guides.findForChange(guideId);
    if (!guide?.showRating(rating)) return;
    await this.guides.save(guide);
    // The pages of guides are public answers, which the topic of reviews empties.
    await this.changes.publish('reviews', guideId);
  }
}
