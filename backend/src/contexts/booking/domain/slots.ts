import type { CartOfClaim, Claim, Reservation } from './claim.js';
import type { Departure } from './departures.js';

/**
 * Sells seats and guides' time once. The database decides: claims of one city follow one another, and each sees what was
 * given before. An expired claim counts no more, without a job that ends it.
 */
export abstract class Slots {
  /** Claims nothing. Throws NoGuideInLanguage if no guide is available and the departure does not run in this language. */
  abstract mustHaveGuide(departure: Departure): Promise<void>;
  /**
   * Claims nothing, so that somebody else may still be faster. Throws SlotNotFree where the claim would be refused now
   * beside all that its cart needs; a refusal names only items that the cart has.
   */
  abstract mustBeFree(claim: Claim, cart: CartOfClaim): Promise<void>;
  /**
   * Holds the slots of one cart for a while, or extends the holds. What an unpaid order had reserved is the cart's again,
   * and is not available earlier than before. Throws SlotNotFree.
   */
  abstract hold(claims: readonly Claim[], until: Date): Promise<void>;
  /**
   * Turns the holds of one cart's items into reservations of the order, or claims their slots now. Nothing in the running
   * transaction reads claims after it. Throws SlotNotFree.
   */
  abstract reserve(lines: readonly Reservation[], orderId: string, until: Date): Promise<void>;
  /** Keeps the claim of a paid booking for good; an expired one is claimed again. Throws SlotNotFree. */
  abstract keep(claim: Claim, orderId: string, bookingId: string): Promise<void>;
  /** Releases what is held or reserved for an item. What was sold stays sold. */
  abstract releaseItem(itemId: string): Promise<void>;
  /** Releases what a cart holds for these items, but not what an order has reserved. */
  abstract releaseHolds(itemIds: readonly string[]): Promise<void>;
  abstract releaseOrder(orderId: string): Promise<void>;
  /** Returns what an unpaid order has reserved for these items to their cart, until the same instant. */
  abstract returnToCart(orderId: string, itemIds: readonly string[]): Promise<void>;
  /** Deletes claims that expired before the instant. */
  abstract removeExpired(instant: Date): Promise<void>;
}
