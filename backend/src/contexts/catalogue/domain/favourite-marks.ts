/** Which tours people have marked as their favourites. */
export abstract class FavouriteMarks {
  /**
   * Marks the tour, or removes the mark. Calls for one person follow one another.
   * @param wanted whether the tour shall be marked; without it the mark is toggled
   * @returns whether the tour is marked now; undefined if it is not on sale
   */
  abstract toggle(userId: string, tourIdOrSlug: string, now: Date, wanted?: boolean): Promise<boolean | undefined>;

  /** Marks those of the tours that are on sale, the first as the latest. What is marked already stays as it is. */
  abstract add(userId: string, tourIds: readonly string[], now: Date): Promise<void>;
}
