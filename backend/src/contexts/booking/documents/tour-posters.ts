/** The pictures that tours are known by. */
export abstract class TourPosters {
  /** PNG or JPEG, as long and low as the head of a voucher, about as wide as paper prints it; undefined where the tour has none. */
  abstract find(tourSlug: string): Promise<Buffer | undefined>;
}
