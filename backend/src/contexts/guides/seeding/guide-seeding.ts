import { Injectable } from '@nestjs/common';
import type { GuideLanguage, GuideRating } from '../domain/guide.js';
import { GuideAdmission } from '../processes/guide-admission.js';
import { GuideRatings } from '../processes/guide-ratings.js';

export interface GuideToSeed {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cityId: string;
  readonly timeZone: string;
  readonly languages: readonly GuideLanguage[];
  readonly categories: readonly string[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
  /** Weekdays 1 (Monday) to 7. */
  readonly daysOff: readonly number[];
}

/** Writes what accounts can do as guides, in the running transaction. */
@Injectable()
export class GuideSeeding {
  constructor(
    private readonly admission: GuideAdmission,
    private readonly ratings: GuideRatings,
  ) {}

  async write(guides: readonly GuideToSeed[]): Promise<void> {
    for (const guide of guides) await this.admission.admit(toApproved(guide));
  }

  /** Shows what the reviews of a guide come to. */
  async showRating({ guideId, ...rating }: GuideRating & { readonly guideId: string }): Promise<void> {
    await this.ratings.show(guideId, rating);
  }
}

const toApproved = (guide: GuideToSeed): Parameters<GuideAdmission['admit']>[0] => ({
  userId: guide.userId,
  firstName: guide.firstName,
  lastName: guide.lastName,
  cityIds: [guide.cityId],
  timeZone: guide.timeZone,
  languages: guide.languages,
  categories: guide.categories,
  hasCar: guide.hasCar,
  hasBikes: guide.hasBikes,
  stepFree: false,
  yearsGuiding: null,
  licence: null,
  picture: null,
  daysOff: guide.daysOff,
});
