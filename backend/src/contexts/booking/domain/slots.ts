import type { Locale } from '../../../shared-kernel/locale.js';
import type { DepartureOption } from './departures.js';
import type { Slot } from './timetable.js';

/** Between two missions of a guide. */
export const PAUSE_MS = 30 * 60_000;

export interface Departure<Option extends DepartureOption = DepartureOption> {
  readonly option: Option;
  readonly slot: Slot;
  readonly guideLanguage: Locale;
}

/** A claim to one slot: seats of a group departure, or a guide's time. */
export interface Claim<Option extends DepartureOption = DepartureOption> extends Departure<Option> {
  /** The cart item that it is for: an item has one claim at most. */
  readonly itemId: string;
  readonly seats: number;
}

/**
 * Seats and guides' time, given once. The database decides: claims of one city follow one another, and each sees
 * what was given before. A claim whose time is over counts no more; no job has to end it.
 */
export abstract class Slots {
  /** Claims nothing. Throws NoGuideInLanguage where nobody can lead it, and it does not run in this language already. */
  abstract mustHaveGuide(departure: Departure): Promise<void>;
  /**
   * Claims nothing, so that somebody else may still be faster. Throws SlotNotFree where the claim would be refused now;
   * what these items of the cart have does not count, and no refusal names an item that is not one of them.
   */
  abstract mustBeFree(claim: Claim, own: readonly string[]): Promise<void>;
  /**
   * Claims the slot for a while, or goes on holding it; what an unpaid order has taken is the cart's again, and no
   * sooner free. Throws SlotNotFree.
   */
  abstract hold(claim: Claim, until: Date): Promise<void>;
  /** Makes the item's hold the order's, or claims the slot now. Throws SlotNotFree. */
  abstract reserve(claim: Claim, orderId: string, bookingId: string, until: Date): Promise<void>;
  /** Keeps the claim of a paid booking for good; when its time was over, claims the slot again. Throws SlotNotFree. */
  abstract keep(claim: Claim, orderId: string, bookingId: string): Promise<void>;
  /** What was sold is kept, whatever becomes of the cart. */
  abstract releaseItem(itemId: string): Promise<void>;
  abstract releaseOrder(orderId: string): Promise<void>;
  /** What the unpaid order has taken for these items is their cart's again, as long as it was the order's. */
  abstract returnToCart(orderId: string, itemIds: readonly string[]): Promise<void>;
  /** A guide is named (or no more): from then on the guide's own calendar says that the time is taken. */
  abstract nameGuide(bookingId: string, named: boolean): Promise<void>;
}

/** Claims in an order that is the same for everybody, so that two carts with the same cities never wait for each other. */
export const inOneOrder = <T extends { readonly claim: Claim }>(claims: readonly T[]): T[] =>
  [...claims].sort((a, b) => a.claim.option.city.id.localeCompare(b.claim.option.city.id));
