import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Booking, ChangedTerms } from './booking.js';
import type { CartItem } from './cart.js';
import type { Departure, DepartureOption, OptionForSale } from './departures.js';
import { seatsOf } from './party.js';
import type { Slot } from './timetable.js';

/** A claim to one slot: seats of a group departure, or the time of a guide. A cart item has at most one claim. */
export class Claim<Option extends DepartureOption = DepartureOption> implements Departure<Option> {
  constructor(
    readonly itemId: string,
    readonly option: Option,
    readonly slot: Slot,
    readonly guideLanguage: Locale,
    readonly seats: number,
    /** An item whose claim ends with this one: it does not count against it. */
    readonly replaces?: string,
  ) {}

  /** The claim that a cart item needs, whether or not it is available. */
  static ofItem(item: CartItem, option: OptionForSale): Claim<OptionForSale> {
    const { id, date, time, guideLanguage, travellers } = item;
    const start = new Date(item.startsAt);
    const slot = { date, time, start, end: new Date(start.getTime() + option.durationMinutes * 60_000) };
    return new Claim(id, option, slot, guideLanguage, seatsOf(travellers, option.infantsNeedSeat));
  }

  /**
   * The claim of a sold tour, or of it on other terms. The tour may have changed since, or may be withdrawn.
   */
  static ofBooking(
    booking: Booking,
    {
      optionId,
      slot,
      guideLanguage,
      travellers,
    }: Pick<ChangedTerms, 'optionId' | 'slot' | 'guideLanguage' | 'travellers'> = booking.terms,
  ): Claim {
    const { departure: kind, categories, cityId, capacity, infantsNeedSeat } = booking.tour;
    return new Claim(
      booking.itemId,
      {
        optionId: optionId ?? booking.tour.optionId,
        kind,
        categories,
        city: { id: cityId },
        ...(capacity === null ? {} : { capacity }),
      },
      slot,
      guideLanguage,
      seatsOf(travellers, infantsNeedSeat),
    );
  }
}

/** The cart that a claim belongs to. Slots that its items hold are available to the cart. */
export interface CartOfClaim {
  readonly itemIds: readonly string[];
  /** The claims that its other items need; some of them may be held. */
  readonly others: readonly Claim[];
}

/** A line of an order, or a change of a booking that waits for its payment: this one has no booking of its own. */
export interface Reservation {
  readonly claim: Claim;
  readonly bookingId: string | null;
}

/** Sorts claims by city. Every caller uses the same order, so that two carts with the same cities never wait for each other. */
export const inLockOrder = <T extends { readonly claim: Claim }>(claims: readonly T[]): T[] =>
  [...claims].sort((a, b) => a.claim.option.city.id.localeCompare(b.claim.option.city.id));
