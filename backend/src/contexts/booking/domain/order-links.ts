/** Links to orders; those of guests are signed and open one order without an account. They are no login. */
export abstract class OrderLinks {
  abstract tokenOf(orderId: string): string;
  /** Whether the token is ours and for this order. */
  abstract opens(token: string, orderId: string): boolean;
  /**
   * The page of the order, absolute, in the order's language and currency: with its key where a guest placed it, without
   * where its customer signs in.
   */
  abstract address(order: {
    readonly id: string;
    readonly userId: string | null;
    readonly reference: string;
    readonly language: string;
    readonly currency: string;
  }): string;

  /** The same page without the key to it, for what is shared: it opens for who is signed in or known to the browser. */
  abstract publicAddress(order: {
    readonly reference: string;
    readonly language: string;
    readonly currency: string;
  }): string;

  /** The cart, of whichever browser opens it, absolute. */
  abstract cartAddress(order: { readonly language: string; readonly currency: string }): string;

  /** The page of a tour, or of all tours, absolute. */
  abstract tourAddress(
    slug: string | undefined,
    order: { readonly language: string; readonly currency: string },
  ): string;
}

/** A link opens its order until 90 days after the service. */
export const LINK_DAYS_AFTER_SERVICE = 90;
