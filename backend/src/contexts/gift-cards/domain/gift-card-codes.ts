/** The codes of gift cards. None is stored: the code of a card can be made again for its mail and its PDF. */
export abstract class GiftCardCodes {
  /** Capital letters and digits without groups. */
  abstract codeOf(giftCardId: string): string;
  /** What is stored of a code: 80 random bits need no salt. */
  abstract hashOf(code: string): string;
}
