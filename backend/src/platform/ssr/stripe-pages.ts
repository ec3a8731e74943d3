const pages: RegExp[] = [];

const PLACE = /^\/[a-z]{2}_[A-Z]{2}\/[A-Z]{3}\/([^?#]+)/;

/**
 * Registers the pages on which Stripe's script runs. A context calls it when its module is loaded.
 * @param patterns of the whole path behind language and currency
 */
export function registerStripePages(...patterns: readonly RegExp[]): void {
  pages.push(...patterns);
}

/** Whether Stripe's script runs on the page at the address (path and query, with language and currency). */
export function isStripePage(url: string): boolean {
  const path = PLACE.exec(url)?.[1];
  return path !== undefined && pages.some((pattern) => pattern.test(path));
}
