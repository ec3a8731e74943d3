/** The rating of a guide by the reviews of travelers. */
export interface GuideRating {
  readonly guideId: string;
  /** Two decimals; null without stars. */
  readonly rating: number | null;
  readonly count: number;
  readonly revision: number;
}

/** The ratings that guides are shown with, and by which missions are offered. */
export abstract class GuideRatings {
  /** Replaces the rating of the guide, unless a later revision is stored already. */
  abstract show(rating: GuideRating): Promise<void>;
}
