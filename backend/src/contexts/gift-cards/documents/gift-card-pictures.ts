/** The posters of gift cards. */
export abstract class GiftCardPictures {
  /** PNG, landscape, wide enough for print; undefined for a design that is drawn no more. */
  abstract find(design: string): Promise<Buffer | undefined>;
}
