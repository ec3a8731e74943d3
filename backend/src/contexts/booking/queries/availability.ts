import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Departures, type GuideAvailability, NOBODY, type OptionForSale } from '../domain/departures.js';
import { seatsOf, type Travellers } from '../domain/party.js';
import type { CartOfClaim, Claim } from '../domain/claim.js';
import type { Slot } from '../domain/timetable.js';

interface ClaimRow {
  readonly option_id: string;
  readonly kind: 'private' | 'group';
  readonly item_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly guide_language: string;
  readonly seats: number;
  readonly booking_id: string | null;
}

export interface PartyOfLanguage {
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
}

const NO_CART: CartOfClaim = { itemIds: [], others: [] };

/** The free places of slots, for display. It counts by the same rules as the claims. */
@Injectable()
export class Availability {
  constructor(
    private readonly db: ReadDb,
    private readonly departures: Departures,
    private readonly clock: Clock,
  ) {}

  /**
   * Seats left of a group departure, guides left for private tours; 0 if the party finds no place. Answers one number
   * per slot, in order. Claims of the cart's items do not count, but the claims that the `others` of them want do.
   */
  async of(
    option: OptionForSale,
    slots: readonly Slot[],
    { travellers, guideLanguage }: PartyOfLanguage,
    { itemIds, others }: CartOfClaim = NO_CART,
  ): Promise<number[]> {
    const first = slots[0];
    const last = slots.at(-1);
    if (!first || !last) return [];
    const guides = await this.departures.guides(option, guideLanguage, slots);
    const [{ pauseMs: pause } = NOBODY] = guides;
    const given = await this.claims(option, { from: first.start, to: last.end }, pause);
    const isOwn = (claim: ClaimRow): boolean => itemIds.includes(claim.item_id);
    const claims = [
      ...given.filter((claim) => !isOwn(claim)),
      ...others.filter(({ option: { city } }) => city.id === option.city.id).map(rowOf),
    ];
    const seats = seatsOf(travellers, option.infantsNeedSeat);
    return slots.map((slot, index) => {
      const from = slot.start.getTime() - pause;
      const to = slot.end.getTime() + pause;
      const near = claims.filter((claim) => claim.starts_at.getTime() < to && claim.ends_at.getTime() > from);
      const places = left(option, slot, near, guides[index] ?? NOBODY, guideLanguage, seats);
      return Math.max(places, keptPlaces(given.filter(isOwn), option, slot, guideLanguage, seats));
    });
  }

  private claims(option: OptionForSale, { from, to }: { from: Date; to: Date }, pause: number): Promise<ClaimRow[]> {
    const near = sql`tstzrange(${new Date(from.getTime() - pause)}, ${new Date(to.getTime() + pause)})`;
    return this.db.rows(sql<ClaimRow>`
      select option_id, kind, item_id, starts_at, ends_at, guide_language, seats, booking_id from booking.slot_claim
      where city_id = ${option.city.id} and tstzrange(starts_at, ends_at) && ${near}
        and (until is null or until > ${this.clock.now()})
    `);
  }
}

const rowOf = ({ option, itemId, slot, guideLanguage, seats }: Claim): ClaimRow => ({
  option_id: option.optionId,
  kind: option.kind,
  item_id: itemId,
  starts_at: slot.start,
  ends_at: slot.end,
  guide_language: guideLanguage,
  seats,
  booking_id: null,
});

/** The places of a slot that the items hold themselves: one for a private tour, their seats of a group. */
function keptPlaces(
  own: readonly ClaimRow[],
  option: OptionForSale,
  { start }: Slot,
  language: string,
  seats: number,
): number {
  const held = own.find(
    (claim) =>
      claim.option_id === option.optionId &&
      claim.starts_at.getTime() === start.getTime() &&
      claim.guide_language === language,
  );
  if (!held) return 0;
  if (option.kind === 'private') return 1;
  return held.seats >= seats ? held.seats : 0;
}

/** @param near the claims that compete for a guide of this slot, the slot's own claims included */
function left(
  option: OptionForSale,
  slot: Slot,
  near: readonly ClaimRow[],
  { free, ledBookingIds }: GuideAvailability,
  language: string,
  seats: number,
): number {
  const guides = Math.max(0, free - withoutGuide(near, new Set(ledBookingIds)));
  if (option.kind === 'private') return guides;
  const here = near.filter(
    (claim) => claim.option_id === option.optionId && claim.starts_at.getTime() === slot.start.getTime(),
  );
  const seatsLeft = (option.capacity ?? 0) - here.reduce((sum, claim) => sum + claim.seats, 0);
  const hasGuide = here.some((claim) => claim.guide_language === language) || guides > 0;
  return hasGuide && seatsLeft >= seats ? seatsLeft : 0;
}

/**
 * How many departures need one of the free guides. A group that has its guide needs no second one for a further seat.
 */
function withoutGuide(claims: readonly ClaimRow[], ledBookings: ReadonlySet<string>): number {
  const isLed = ({ booking_id: id }: ClaimRow): boolean => id !== null && ledBookings.has(id);
  const led = new Set(claims.filter(isLed).map(departureOf));
  return new Set(claims.map(departureOf).filter((departure) => !led.has(departure))).size;
}

const departureOf = (claim: ClaimRow): string =>
  claim.kind === 'group' ? `${claim.option_id} ${claim.starts_at.getTime()} ${claim.guide_language}` : claim.item_id;
