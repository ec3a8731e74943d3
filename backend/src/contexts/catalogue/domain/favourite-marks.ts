/** Which tours people have marked as their favourites. */
export abstract class FavouriteMarks {
  /**
   * Marks the tour, or takes the mark away; two at once follow one another.
   * @returns whether it is marked now; undefined where there is no such tour on sale
   */
  abstract toggle(userId: string, tourIdOrSlug: string, now: Date): Promise<boolean | undefined>;
}
