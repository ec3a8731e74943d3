/** Which tours people have marked as their favourites. */
export abstract class FavouriteMarks {
  /**
   * Marks the tour, or takes the mark away; two at once follow one another.
   * @param wanted whether it is to be marked; without it, it becomes what it was not
   * @returns whether it is marked now; undefined where there is no such tour on sale
   */
  abstract toggle(userId: string, tourIdOrSlug: string, now: Date, wanted?: boolean): Promise<boolean | undefined>;
}
