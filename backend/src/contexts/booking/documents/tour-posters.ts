/** The posters of tours. */
export abstract class TourPosters {
  /**
   * PNG or JPEG in the proportions of a voucher's head and about as wide as print needs. Undefined if the tour has no
   * poster.
   */
  abstract find(tourSlug: string): Promise<Buffer | undefined>;
}
