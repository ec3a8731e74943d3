import type { CartOfClaim, Claim, Reservation } from './claim.js';
import type { Departure } from './departures.js';

/**
 * Seats and guides' time, given once. The database decides: claims of one city follow one another, and each sees
 * what was given before. A claim whose time is over counts no more; no job has to end it.
 */
export abstract class Slots {
  /** Claims nothing. Throws NoGuideInLanguage where nobody can lead it, and it does not run in this language already. */
  abstract mustHaveGuide(departure: Departure): Promise<void>;
  /**
   * Claims nothing, so that somebody else may still be faster. Throws SlotNotFree where the claim would be refused now,
   * beside all that its cart wants; no refusal names an item that the cart does not have.
   */
  abstract mustBeFree(claim: Claim, cart: CartOfClaim): Promise<void>;
  /**
   * Claims the slots of one cart for a while, or goes on holding them; what an unpaid order has taken is the cart's
   * again, and no sooner free. Throws SlotNotFree.
   */
  abstract hold(claims: readonly Claim[], until: Date): Promise<void>;
  /**
   * Makes the holds of one cart's items the order's, or claims their slots now. Nothing in the running transaction reads
   * claims after it. Throws SlotNotFree.
   */
  abstract reserve(lines: readonly Reservation[], orderId: string, until: Date): Promise<void>;
  /** Keeps the claim of a paid booking for good; when its time was over, claims the slot again. Throws SlotNotFree. */
  abstract keep(claim: Claim, orderId: string, bookingId: string): Promise<void>;
  /** What was sold is kept, whatever becomes of the cart. */
  abstract releaseItem(itemId: string): Promise<void>;
  /** What a cart holds of these items, and no order has taken: they are in no cart any more. */
  abstract releaseHolds(itemIds: readonly string[]): Promise<void>;
  abstract releaseOrder(orderId: string): Promise<void>;
  /** What the unpaid order has taken for these items is their cart's again, as long as it was the order's. */
  abstract returnToCart(orderId: string, itemIds: readonly string[]): Promise<void>;
}
