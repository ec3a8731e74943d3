import type { CartOfClaim, Claim, Reservation } from './claim.js';
import type { Departure } from './departures.js';

/**
 * Sells seats and guides' time once. The database decides: claims of one city are decided one after another, and each
 * sees the claims before it. An expired claim stops counting without a job.
 */
export abstract class Slots {
  /** Claims nothing. Throws NoGuideInLanguage if no guide is available and the departure does not run in this language. */
  abstract mustHaveGuide(departure: Departure): Promise<void>;
  /**
   * Checks a claim without making it, so another customer may be faster. Throws SlotNotFree if the claim would be
   * refused now beside the other claims of its cart. A refusal names only items of the cart.
   */
  abstract mustBeFree(claim: Claim, cart: CartOfClaim): Promise<void>;
  /**
   * Holds the slots of one cart for a while, or extends the holds. Slots that an unpaid order had reserved return to
   * the cart and do not become available earlier than before. Throws SlotNotFree.
   */
  abstract hold(claims: readonly Claim[], until: Date): Promise<void>;
  /**
   * Turns the holds of one cart's items into reservations of the order, or claims their slots now. The running
   * transaction must not read claims after this call. Throws SlotNotFree.
   */
  abstract reserve(lines: readonly Reservation[], orderId: string, until: Date): Promise<void>;
  /** Keeps the claim of a paid booking for good; an expired one is claimed again. Throws SlotNotFree. */
  abstract keep(claim: Claim, orderId: string, bookingId: string): Promise<void>;
  /** Releases the hold or reservation of an item. Sold slots stay sold. */
  abstract releaseItem(itemId: string): Promise<void>;
  /** Releases the cart's holds for these items, but not the reservations of an order. */
  abstract releaseHolds(itemIds: readonly string[]): Promise<void>;
  abstract releaseOrder(orderId: string): Promise<void>;
  /** Releases the slot of one booking, sold or reserved. */
  abstract releaseBooking(bookingId: string): Promise<void>;
  /** Returns the reservations of an unpaid order for these items to their cart, until the same instant. */
  abstract returnToCart(orderId: string, itemIds: readonly string[]): Promise<void>;
  /** Deletes claims that expired before the instant. */
  abstract removeExpired(instant: Date): Promise<void>;
}
