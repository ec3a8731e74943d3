import { Injectable } from '@nestjs/common';
import { type GuideRating, GuideRatings } from '../domain/guide-ratings.js';
import { GuideProfiles, type GuideToKeep } from '../domain/guide-profiles.js';

export type GuideToSeed = GuideToKeep;

/** Writes what accounts can do as guides, in the running transaction. */
@Injectable()
export class GuideSeeding {
  constructor(
    private readonly profiles: GuideProfiles,
    private readonly ratings: GuideRatings,
  ) {}

  async write(guides: readonly GuideToSeed[]): Promise<void> {
    for (const guide of guides) await this.profiles.keep(guide);
  }

  /** Shows what the reviews of a guide come to. */
  async showRating(rating: GuideRating): Promise<void> {
    await this.ratings.show(rating);
  }
}
