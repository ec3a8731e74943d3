/** Signed links to quotes: each opens one quote without an account and signs nobody in. */
export abstract class QuoteLinks {
  abstract tokenOf(quoteId: string): string;
  /** Whether the token is valid for this quote. */
  abstract opens(token: string, quoteId: string): boolean;
  /** The absolute address of the quote's page, with a token where nobody with an account has asked. */
  abstract address(quote: {
    readonly id: string;
    readonly userId: string | null;
    readonly reference: string;
    readonly language: string;
    readonly currency: string;
  }): string;
  /** The absolute address of the quote in the back office. */
  abstract teamAddress(quoteId: string): string;
}

/** A link opens its quote until so many days after the service, or after the request where it names no day. */
export const LINK_DAYS_AFTER_SERVICE = 90;
