/** Links to orders. Links of guests are signed and open one order without an account. They do not sign in. */
export abstract class OrderLinks {
  abstract tokenOf(orderId: string): string;
  /** Whether the token is valid for this order. */
  abstract opens(token: string, orderId: string): boolean;
  /**
   * The absolute address of the order's page, in the order's language and currency: with a token if a guest placed the
   * order, without one if its customer signs in.
   */
  abstract address(order: {
    readonly id: string;
    readonly userId: string | null;
    readonly reference: string;
    readonly language: string;
    readonly currency: string;
  }): string;

  /**
   * The same page without the token, for shared files. It opens after a login, or in a browser that knows the order.
   */
  abstract publicAddress(order: {
    readonly reference: string;
    readonly language: string;
    readonly currency: string;
  }): string;

  /** The absolute address of the cart, for any browser. */
  abstract cartAddress(order: { readonly language: string; readonly currency: string }): string;

  /** The absolute address of a tour's page, or of the list of tours. */
  abstract tourAddress(
    slug: string | undefined,
    order: { readonly language: string; readonly currency: string },
  ): string;
}

/** A link opens its order until 90 days after the service. */
export const LINK_DAYS_AFTER_SERVICE = 90;
