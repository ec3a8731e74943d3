/** The rating of a tour by its reviews. */
export interface TourRating {
  readonly tourId: string;
  /** Two decimals; null without reviews. */
  readonly rating: number | null;
  readonly count: number;
  readonly revision: number;
}

/** The ratings that tours are shown with. */
export abstract class TourRatings {
  /** Replaces the rating of the tour, unless a later revision is stored already. */
  abstract show(rating: TourRating): Promise<void>;
}
