import { Injectable } from '@nestjs/common';
import type { GuideRating } from '../domain/guide.js';
import { GuideRepository } from '../domain/guide.repository.js';

/** Shows guides with what their reviews come to. */
@Injectable()
export class GuideRatings {
  constructor(private readonly guides: GuideRepository) {}

  async show(guideId: string, rating: GuideRating): Promise<void> {
    const guide = await this.guides.findForChange(guideId);
    if (guide?.showRating(rating)) await this.guides.save(guide);
  }
}
