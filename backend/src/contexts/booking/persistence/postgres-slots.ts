import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { deferWrite } from '../../../platform/deferred-writes.js';
import { NoGuideInLanguage, SlotInCart, SlotTaken } from '../domain/booking.errors.js';
import { type CartOfClaim, type Claim, inLockOrder, type Reservation } from '../domain/claim.js';
import { type Departure, Departures, type GuideAvailability, NOBODY } from '../domain/departures.js';
import { Slots } from '../domain/slots.js';

interface Grant {
  readonly orderId?: string;
  readonly bookingId?: string | null;
  readonly until: Date | null;
}

/** The fields that a refusal names. */
interface Wanted {
  readonly date: string;
  readonly time: string;
  /** The item of a cart, if the claim has one. */
  readonly item?: string;
}

/** The rows that a claim is decided by. */
interface Found {
  /** The same cart was ordered again meanwhile, or its item has been sold. An item is sold once. */
  readonly isOfAnotherOrder: boolean;
  readonly isStillHeld: boolean;
  /** Seats of the same departure that others claim. */
  readonly seatsTaken: number;
  readonly runsInThisLanguage: boolean;
}

/** What surrounds a claim that is decided. */
interface Beside {
  /** Items whose claims do not count. */
  readonly own: readonly string[];
  /** Claims that are not written yet and count as granted. */
  readonly wanted: readonly Claim[];
}

type Counted = Found & { readonly beside: Beside };

/**
 * Claims as rows. Every claim first takes the advisory lock of its city, which the transaction holds until it ends.
 * Claims of one city are decided one after the other, claims of different cities in parallel.
 */
@Injectable()
export class PostgresSlots extends Slots {
  constructor(
    private readonly entities: EntityManager,
    private readonly departures: Departures,
    private readonly clock: Clock,
  ) {
    super();
  }

  async mustHaveGuide(departure: Departure): Promise<void> {
    if ((await this.guides(departure)).free > 0 || (await this.runsInThisLanguage(departure))) return;
    throw new NoGuideInLanguage(startOf(departure));
  }

  async mustBeFree(claim: Claim, { itemIds, others }: CartOfClaim): Promise<void> {
    const own = [claim.itemId, ...itemIds];
    const beside = { own, wanted: others };
    const found = await this.find(claim, {}, beside);
    if (found.isStillHeld) return;
    const wanted = itemIds.includes(claim.itemId) ? wantedBy(claim) : startOf(claim);
    await this.mustSuffice(claim, { ...found, beside }, wanted, others.length > 0 ? own : undefined);
  }

  async hold(claims: readonly Claim[], until: Date): Promise<void> {
    await this.shrink(claims);
    for (const { claim } of inLockOrder(claims.map((each) => ({ claim: each })))) {
      await this.claim(claim, { until }, claims);
    }
  }

  async reserve(lines: readonly Reservation[], orderId: string, until: Date): Promise<void> {
    const claims = lines.map(({ claim }) => claim);
    await this.shrink(claims);
    const ordered = inLockOrder(lines);
    for (const { claim, bookingId } of ordered) {
      const isLast = claim === ordered.at(-1)?.claim;
      await this.claim(claim, { orderId, bookingId, until }, claims, isLast);
    }
  }

  keep(claim: Claim, orderId: string, bookingId: string): Promise<void> {
    return this.claim(claim, { orderId, bookingId, until: null });
  }

  async releaseItem(itemId: string): Promise<void> {
    await sql`delete from booking.slot_claim where item_id = ${itemId} and until is not null`.execute(this.database);
  }

  async releaseHolds(itemIds: readonly string[]): Promise<void> {
    if (itemIds.length === 0) return;
    await sql`
      delete from booking.slot_claim where item_id = any(${[...itemIds]}::uuid[]) and until is not null and order_id is null
    `.execute(this.database);
  }

  async releaseOrder(orderId: string): Promise<void> {
    await sql`delete from booking.slot_claim where order_id = ${orderId}`.execute(this.database);
  }

  async releaseBooking(bookingId: string): Promise<void> {
    await sql`delete from booking.slot_claim where booking_id = ${bookingId}`.execute(this.database);
  }

  async returnToCart(orderId: string, itemIds: readonly string[]): Promise<void> {
    await sql`
      update booking.slot_claim set order_id = null, booking_id = null
      where order_id = ${orderId} and item_id = any(${itemIds}::uuid[]) and until is not null
    `.execute(this.database);
  }

  async removeExpired(instant: Date): Promise<void> {
    await sql`delete from booking.slot_claim where until < ${instant}`.execute(this.database);
  }

  /** Releases what an item holds and no longer needs, so that other items of its cart can claim it. */
  private async shrink(claims: readonly Claim[]): Promise<void> {
    if (claims.length < 2) return;
    const wanted = JSON.stringify(claims.map(({ itemId, seats }) => ({ item: itemId, seats })));
    await sql`
      update booking.slot_claim held set seats = wanted.seats
      from jsonb_to_recordset(${wanted}::jsonb) as wanted(item uuid, seats int)
      where held.item_id = wanted.item and held.seats > wanted.seats and held.until is not null
    `.execute(this.database);
  }

  /**
   * @param cart the other claims of the same cart
   * @param isLast whether this is the last claim of the running transaction
   */
  private async claim(claim: Claim, grant: Grant, cart: readonly Claim[] = [], isLast = false): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('booking.city'), hashtext(${claim.option.city.id}))`.execute(
      this.database,
    );
    const beside = { own: [claim.itemId, ...(claim.replaces === undefined ? [] : [claim.replaces])], wanted: [] };
    const found = await this.find(claim, grant, beside);
    if (found.isOfAnotherOrder) throw new SlotTaken({ ...wantedBy(claim), left: 0 });
    const alone = cart.length > 1 ? cart.map(({ itemId }) => itemId) : undefined;
    if (!found.isStillHeld) await this.mustSuffice(claim, { ...found, beside }, wantedBy(claim), alone);
    const statement = claiming(claim, grant);
    if (isLast) await deferWrite(this.entities, `claim of ${claim.itemId}`, { statement });
    else await statement.execute(this.database);
  }

  /** Reads the granted claims of the departure in one query. The answer decides the claim under the city's lock. */
  private async find(
    { itemId, option, slot, guideLanguage, seats }: Claim,
    { orderId }: Pick<Grant, 'orderId'>,
    beside: Beside,
  ): Promise<Found> {
    const { rows } = await sql<Found>`
      select "isOfAnotherOrder", "isStillHeld", "seatsTaken", "runsInThisLanguage" from
        (select count(*) filter (where case when ${orderId ?? null}::uuid is null then until is null else order_id <> ${orderId ?? null} end) > 0
                  as "isOfAnotherOrder",
                count(*) filter (where option_id = ${option.optionId} and starts_at = ${slot.start}
                  and guide_language = ${guideLanguage} and (kind = 'private' or seats >= ${seats})) > 0 as "isStillHeld"
         from booking.slot_claim where item_id = ${itemId} and ${this.counts}) own,
        (select coalesce(sum(seats), 0)::int as "seatsTaken",
                count(*) filter (where guide_language = ${guideLanguage}) > 0 as "runsInThisLanguage"
         from (${this.given(beside)}) others where option_id = ${option.optionId} and starts_at = ${slot.start}) departure
    `.execute(this.database);
    const [found] = rows;
    if (!found) throw new Error('Aggregates have a row');
    return found;
  }

  /** @param alone the items of the claim's cart, where the other claims of the cart count as granted */
  private async mustSuffice(
    claim: Claim,
    counted: Counted,
    wanted: Wanted,
    alone: readonly string[] | undefined,
  ): Promise<void> {
    const left = await this.placesFor(claim, counted, wanted);
    if (left > 0 && left >= claim.seats) return;
    const leftByOthers = alone ? await this.placesFor(claim, await this.countBeside(claim, alone), wanted) : left;
    throw leftByOthers > left ? new SlotInCart({ ...wanted, left }) : new SlotTaken({ ...wanted, left });
  }

  private async countBeside(claim: Claim, own: readonly string[]): Promise<Counted> {
    const beside = { own, wanted: [] };
    return { ...(await this.find(claim, {}, beside)), beside };
  }

  /**
   * How many people of the party get a place. A private tour takes the whole party or nobody. A departure that runs in
   * this language already needs no further guide.
   */
  private async placesFor(claim: Claim, counted: Counted, wanted: Wanted): Promise<number> {
    const { option, seats } = claim;
    const isGroup = option.kind === 'group';
    const places = isGroup ? Math.max(0, (option.capacity ?? 0) - counted.seatsTaken) : Math.max(1, seats);
    if (places === 0 || (isGroup && counted.runsInThisLanguage)) return places;
    const guides = await this.guides(claim);
    if (guides.free === 0) throw new NoGuideInLanguage({ ...wanted });
    return (await this.withoutGuide(claim, counted.beside, guides)) < guides.free ? places : 0;
  }

  private async guides({ option, slot, guideLanguage }: Departure): Promise<GuideAvailability> {
    const [guides = NOBODY] = await this.departures.guides(option, guideLanguage, [slot]);
    return guides;
  }

  /**
   * Departures of the city that overlap and have no guide yet. One query reads the leading and the free guides, so that
   * a guide who accepts or returns a mission at this moment counts once.
   */
  private async withoutGuide({ option, slot }: Claim, beside: Beside, guides: GuideAvailability): Promise<number> {
    const { ledBookingIds, pauseMs } = guides;
    const { rows } = await sql<{ departures: number }>`
      select count(*)::int as departures from
        (select from (${this.given(beside)}) others
         where city_id = ${option.city.id}
           and tstzrange(starts_at, ends_at) && tstzrange(${new Date(slot.start.getTime() - pauseMs)}, ${new Date(slot.end.getTime() + pauseMs)})
         group by case kind when 'group' then option_id::text || starts_at::text || guide_language else item_id::text end
         having not coalesce(bool_or(booking_id = any(${[...ledBookingIds]}::uuid[])), false)) open
    `.execute(this.database);
    return rows[0]?.departures ?? 0;
  }

  private given({ own, wanted }: Beside): RawBuilder<unknown> {
    const given = sql`
      select item_id, city_id, option_id, kind, starts_at, ends_at, guide_language, seats, booking_id
      from booking.slot_claim where item_id <> all(${[...own]}::uuid[]) and ${this.counts}`;
    return wanted.length === 0 ? given : sql`${given} union all ${asGiven(wanted)}`;
  }

  private get counts(): RawBuilder<unknown> {
    return sql`(until is null or until > ${this.clock.now()})`;
  }

  private async runsInThisLanguage({ option, slot, guideLanguage }: Departure): Promise<boolean> {
    if (option.kind !== 'group') return false;
    const { rows } = await sql`
      select from booking.slot_claim
      where option_id = ${option.optionId} and starts_at = ${slot.start} and guide_language = ${guideLanguage}
        and ${this.counts}
      limit 1
    `.execute(this.database);
    return rows.length > 0;
  }

  private get database() {
    return this.entities.getKysely();
  }
}

const claiming = ({ itemId, option, slot, guideLanguage, seats }: Claim, grant: Grant) => sql`
  insert into booking.slot_claim
    (item_id, city_id, option_id, kind, starts_at, ends_at, guide_language, seats, order_id, booking_id, until)
  values (${itemId}, ${option.city.id}, ${option.optionId}, ${option.kind}, ${slot.start}, ${slot.end}, ${guideLanguage},
          ${seats}, ${grant.orderId ?? null}, ${grant.bookingId ?? null}, ${grant.until})
  on conflict (item_id) do update set
    option_id = excluded.option_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, seats = excluded.seats,
    guide_language = excluded.guide_language, order_id = excluded.order_id, booking_id = excluded.booking_id,
    until = case when excluded.until is not null then greatest(excluded.until, slot_claim.until) end`;

/** Claims that are not written, as rows. */
const asGiven = (claims: readonly Claim[]) => {
  const rows = claims.map(({ itemId, option, slot, guideLanguage, seats }) => ({
    item_id: itemId,
    city_id: option.city.id,
    option_id: option.optionId,
    kind: option.kind,
    starts_at: slot.start,
    ends_at: slot.end,
    guide_language: guideLanguage,
    seats,
  }));
  return sql`
    select item_id, city_id, option_id, kind, starts_at, ends_at, guide_language, seats, null::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(item_id uuid, city_id uuid, option_id uuid,
      kind text, starts_at timestamptz, ends_at timestamptz, guide_language text, seats int)`;
};

const startOf = ({ slot: { date, time } }: Departure) => ({ date, time });

/** Names the refused item of a cart with several items of the same start. */
const wantedBy = (claim: Claim): Wanted => ({ ...startOf(claim), item: claim.itemId });
