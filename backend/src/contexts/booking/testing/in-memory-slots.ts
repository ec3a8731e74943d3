import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { NoGuideInLanguage, SlotInCart, SlotTaken } from '../domain/booking.errors.js';
import { type CartOfClaim, type Claim, inLockOrder, type Reservation } from '../domain/claim.js';
import { type Departure, type Departures, NOBODY } from '../domain/departures.js';
import { Slots } from '../domain/slots.js';

interface Row {
  readonly claim: Claim;
  readonly orderId: string | undefined;
  readonly bookingId: string | undefined;
  readonly until: Date | null;
}

interface Named {
  readonly date: string;
  readonly time: string;
  readonly item?: string;
}

/** Claims in a map, decided by the rules of the table. */
export class InMemorySlots extends Slots {
  private readonly rows = new Map<string, Row>();

  constructor(
    private readonly departures: Departures,
    private readonly clock: Clock,
  ) {
    super();
  }

  async mustHaveGuide(departure: Departure): Promise<void> {
    const runs =
      departure.option.kind === 'group' &&
      this.counting().some(({ claim }) => isSame(claim, departure) && claim.guideLanguage === departure.guideLanguage);
    if (!runs && (await this.guides(departure)).free === 0) throw new NoGuideInLanguage(startOf(departure));
  }

  async mustBeFree(claim: Claim, { itemIds, others }: CartOfClaim): Promise<void> {
    if (this.isStillHeld(claim)) return;
    const own = [claim.itemId, ...itemIds];
    const named = itemIds.includes(claim.itemId) ? nameOf(claim) : startOf(claim);
    await this.mustSuffice(claim, own, others, named, others.length > 0 ? own : undefined);
  }

  async hold(claims: readonly Claim[], until: Date): Promise<void> {
    await this.allOrNothing(async () => {
      this.shrink(claims);
      for (const claim of inLockOrder(claims.map((each) => ({ claim: each }))))
        await this.claim(claim.claim, undefined, undefined, until, claims);
    });
  }

  async reserve(lines: readonly Reservation[], orderId: string, until: Date): Promise<void> {
    const claims = lines.map(({ claim }) => claim);
    await this.allOrNothing(async () => {
      this.shrink(claims);
      for (const { claim, bookingId } of inLockOrder(lines))
        await this.claim(claim, orderId, bookingId ?? undefined, until, claims);
    });
  }

  keep(claim: Claim, orderId: string, bookingId: string): Promise<void> {
    return this.claim(claim, orderId, bookingId, null, []);
  }

  async releaseItem(itemId: string): Promise<void> {
    this.delete(({ claim, until }) => claim.itemId === itemId && until !== null);
  }

  async releaseHolds(itemIds: readonly string[]): Promise<void> {
    this.delete(({ claim, orderId, until }) => itemIds.includes(claim.itemId) && until !== null && !orderId);
  }

  async releaseOrder(orderId: string): Promise<void> {
    this.delete((row) => row.orderId === orderId);
  }

  async releaseBooking(bookingId: string): Promise<void> {
    this.delete((row) => row.bookingId === bookingId);
  }

  async returnToCart(orderId: string, itemIds: readonly string[]): Promise<void> {
    for (const [id, row] of this.rows)
      if (row.orderId === orderId && itemIds.includes(id) && row.until !== null)
        this.rows.set(id, { ...row, orderId: undefined, bookingId: undefined });
  }

  async removeExpired(instant: Date): Promise<void> {
    this.delete(({ until }) => until !== null && until < instant);
  }

  /** Undoes all changes if one fails, as a transaction does. */
  private async allOrNothing(work: () => Promise<void>): Promise<void> {
    const before = new Map(this.rows);
    try {
      await work();
    } catch (error) {
      this.rows.clear();
      for (const [id, row] of before) this.rows.set(id, row);
      throw error;
    }
  }

  private shrink(claims: readonly Claim[]): void {
    if (claims.length < 2) return;
    for (const claim of claims) {
      const row = this.rows.get(claim.itemId);
      if (row && row.until !== null && row.claim.seats > claim.seats)
        this.rows.set(claim.itemId, { ...row, claim: { ...row.claim, seats: claim.seats } });
    }
  }

  private async claim(
    claim: Claim,
    orderId: string | undefined,
    bookingId: string | undefined,
    until: Date | null,
    cart: readonly Claim[],
  ): Promise<void> {
    const before = this.counting().find((row) => row.claim.itemId === claim.itemId);
    const isOfAnotherOrder =
      before !== undefined &&
      (orderId === undefined ? before.until === null : before.orderId !== undefined && before.orderId !== orderId);
    if (isOfAnotherOrder) throw new SlotTaken({ ...nameOf(claim), left: 0 });
    const alone = cart.length > 1 ? cart.map(({ itemId }) => itemId) : undefined;
    const own = [claim.itemId, ...(claim.replaces === undefined ? [] : [claim.replaces])];
    if (!this.isStillHeld(claim)) await this.mustSuffice(claim, own, [], nameOf(claim), alone);
    const held = this.rows.get(claim.itemId)?.until;
    const longest = until && held && held > until ? held : until;
    this.rows.set(claim.itemId, { claim, orderId, bookingId, until: longest });
  }

  private isStillHeld(claim: Claim): boolean {
    const held = this.counting().find((row) => row.claim.itemId === claim.itemId)?.claim;
    return (
      held !== undefined &&
      isSame(held, claim) &&
      held.guideLanguage === claim.guideLanguage &&
      (held.option.kind === 'private' || held.seats >= claim.seats)
    );
  }

  private async mustSuffice(
    claim: Claim,
    own: readonly string[],
    others: readonly Claim[],
    named: Named,
    alone: readonly string[] | undefined,
  ): Promise<void> {
    const left = await this.placesFor(claim, own, others, named);
    if (left > 0 && left >= claim.seats) return;
    const leftByOthers = alone ? await this.placesFor(claim, alone, [], named) : left;
    throw leftByOthers > left ? new SlotInCart({ ...named, left }) : new SlotTaken({ ...named, left });
  }

  private async placesFor(
    claim: Claim,
    own: readonly string[],
    others: readonly Claim[],
    named: Named,
  ): Promise<number> {
    const { option, seats } = claim;
    const isGroup = option.kind === 'group';
    const given = [
      ...this.counting().filter((row) => !own.includes(row.claim.itemId)),
      ...others.map((other) => ({ claim: other, bookingId: undefined })),
    ];
    const here = given.filter((row) => isSame(row.claim, claim));
    const taken = here.reduce((sum, row) => sum + row.claim.seats, 0);
    const places = isGroup ? Math.max(0, (option.capacity ?? 0) - taken) : Math.max(1, seats);
    if (places === 0 || (isGroup && here.some((row) => row.claim.guideLanguage === claim.guideLanguage))) return places;
    const guides = await this.guides(claim);
    if (guides.free === 0) throw new NoGuideInLanguage({ ...named });
    const near = given.filter((row) => overlaps(row.claim, claim, guides.pauseMs));
    const led = new Set(
      near
        .filter(({ bookingId }) => bookingId !== undefined && guides.ledBookingIds.includes(bookingId))
        .map((row) => departureOf(row.claim)),
    );
    const withoutGuide = new Set(near.map((row) => departureOf(row.claim)).filter((departure) => !led.has(departure)));
    return withoutGuide.size < guides.free ? places : 0;
  }

  private async guides({ option, slot, guideLanguage }: Departure) {
    const [guides = NOBODY] = await this.departures.guides(option, guideLanguage, [slot]);
    return guides;
  }

  private counting(): Row[] {
    const now = this.clock.now();
    return [...this.rows.values()].filter(({ until }) => until === null || until > now);
  }

  private delete(isGone: (row: Row) => boolean): void {
    for (const [id, row] of [...this.rows]) if (isGone(row)) this.rows.delete(id);
  }
}

const isSame = (one: Departure, other: Departure): boolean =>
  one.option.optionId === other.option.optionId && one.slot.start.getTime() === other.slot.start.getTime();

const overlaps = (one: Departure, { option, slot }: Departure, pauseMs: number): boolean =>
  one.option.city.id === option.city.id &&
  one.slot.start.getTime() < slot.end.getTime() + pauseMs &&
  one.slot.end.getTime() > slot.start.getTime() - pauseMs;

const departureOf = ({ itemId, option, slot, guideLanguage }: Claim): string =>
  option.kind === 'group' ? `${option.optionId} ${slot.start.getTime()} ${guideLanguage}` : itemId;

const startOf = ({ slot: { date, time } }: Departure) => ({ date, time });

const nameOf = (claim: Claim): Named => ({ ...startOf(claim), item: claim.itemId });
