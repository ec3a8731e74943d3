/** The signed links in the buyers' mails: each opens the page of one card. */
export abstract class GiftCardLinks {
  abstract tokenOf(giftCardId: string): string;
  abstract opens(token: string, giftCardId: string): boolean;
  /** The absolute address of the card's page. */
  abstract address(card: { readonly id: string; readonly language: string; readonly currency: string }): string;
}
