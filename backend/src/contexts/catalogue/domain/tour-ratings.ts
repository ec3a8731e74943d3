/** What a tour's reviews come to. */
export interface TourRating {
  readonly tourId: string;
  /** Two decimals; null without reviews. */
  readonly rating: number | null;
  readonly count: number;
  readonly revision: number;
}

/** The ratings that tours are shown with. */
export abstract class TourRatings {
  /** Shows this one from now on, unless a later revision is shown already. */
  abstract show(rating: TourRating): Promise<void>;
}
