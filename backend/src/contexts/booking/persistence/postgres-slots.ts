import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/domain/clock.js';
import { SlotTaken } from '../domain/booking.errors.js';
import { Departures } from '../domain/departures.js';
import { type Claim, Slots } from '../domain/slots.js';

/** Guides need half an hour between two missions. */
export const BUFFER_MINUTES = 30;

interface Grant {
  readonly orderId?: string;
  readonly bookingId?: string;
  readonly until: Date | null;
}

/**
 * Claims as rows. Every claim first takes its city's advisory lock, which the transaction holds until it ends: claims
 * of one city are decided one after the other, those of different cities side by side.
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

  hold(claim: Claim, until: Date): Promise<void> {
    return this.claim(claim, { until });
  }

  reserve(claim: Claim, orderId: string, bookingId: string, until: Date): Promise<void> {
    return this.claim(claim, { orderId, bookingId, until });
  }

  keep(claim: Claim, orderId: string, bookingId: string): Promise<void> {
    return this.claim(claim, { orderId, bookingId, until: null });
  }

  async releaseItem(itemId: string): Promise<void> {
    await sql`delete from booking.slot_claim where item_id = ${itemId}`.execute(this.database);
  }

  async releaseOrder(orderId: string): Promise<void> {
    await sql`delete from booking.slot_claim where order_id = ${orderId}`.execute(this.database);
  }

  async nameGuide(bookingId: string, named: boolean): Promise<void> {
    await sql`update booking.slot_claim set guide_named = ${named} where booking_id = ${bookingId}`.execute(
      this.database,
    );
  }

  private async claim(claim: Claim, grant: Grant): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('booking.city'), hashtext(${claim.option.city.id}))`.execute(
      this.database,
    );
    await this.mustNotBeOfAnotherOrder(claim, grant);
    if (!(await this.isStillHeld(claim))) await this.mustBeFree(claim);
    await this.write(claim, grant);
  }

  /** The same cart was ordered again meanwhile: an item is sold once. */
  private async mustNotBeOfAnotherOrder({ itemId, slot }: Claim, { orderId }: Grant): Promise<void> {
    const { rows } = await sql`
      select from booking.slot_claim
      where item_id = ${itemId} and order_id is distinct from ${orderId ?? null}::uuid and order_id is not null
        and (until is null or until > ${this.clock.now()})
    `.execute(this.database);
    if (rows.length > 0) throw new SlotTaken({ date: slot.date, time: slot.time });
  }

  private async isStillHeld({ itemId, option, slot, guideLanguage, seats }: Claim): Promise<boolean> {
    const { rows } = await sql`
      select from booking.slot_claim
      where item_id = ${itemId} and option_id = ${option.optionId} and starts_at = ${slot.start} and guide_language = ${guideLanguage}
        and seats >= ${seats} and (until is null or until > ${this.clock.now()})
    `.execute(this.database);
    return rows.length > 0;
  }

  private async mustBeFree(claim: Claim): Promise<void> {
    const joinsDeparture = claim.option.kind === 'group' && (await this.joinsDeparture(claim));
    if (!joinsDeparture && !(await this.hasGuide(claim)))
      throw new SlotTaken({ date: claim.slot.date, time: claim.slot.time });
  }

  /** A departure that runs in this language already needs no further guide; its seats must suffice in any case. */
  private async joinsDeparture({ itemId, option, slot, guideLanguage, seats }: Claim): Promise<boolean> {
    const { rows } = await sql<{ taken: number; same_language: number }>`
      select coalesce(sum(seats), 0)::int as taken, count(*) filter (where guide_language = ${guideLanguage})::int as same_language
      from booking.slot_claim
      where option_id = ${option.optionId} and starts_at = ${slot.start} and item_id <> ${itemId}
        and (until is null or until > ${this.clock.now()})
    `.execute(this.database);
    const { taken = 0, same_language: sameLanguage = 0 } = rows[0] ?? {};
    if (taken + seats > (option.capacity ?? 0)) throw new SlotTaken({ date: slot.date, time: slot.time });
    return sameLanguage > 0;
  }

  /** Departures of the city that overlap and have no guide yet, against the guides who could take this one. */
  private async hasGuide({ itemId, option, slot, guideLanguage }: Claim): Promise<boolean> {
    const buffer = BUFFER_MINUTES * 60_000;
    const { rows } = await sql<{ open: number }>`
      select count(distinct case kind when 'group' then option_id::text || starts_at::text || guide_language else item_id::text end)::int as open
      from booking.slot_claim
      where city_id = ${option.city.id} and item_id <> ${itemId} and not guide_named
        and tstzrange(starts_at, ends_at) && tstzrange(${new Date(slot.start.getTime() - buffer)}, ${new Date(slot.end.getTime() + buffer)})
        and (until is null or until > ${this.clock.now()})
    `.execute(this.database);
    const [free = 0] = await this.departures.freeGuides(option, guideLanguage, [slot]);
    return (rows[0]?.open ?? 0) < free;
  }

  private async write(claim: Claim, grant: Grant): Promise<void> {
    const { itemId, option, slot, guideLanguage, seats } = claim;
    await sql`
      insert into booking.slot_claim
        (item_id, city_id, option_id, kind, starts_at, ends_at, guide_language, seats, order_id, booking_id, until)
      values (${itemId}, ${option.city.id}, ${option.optionId}, ${option.kind}, ${slot.start}, ${slot.end}, ${guideLanguage},
              ${seats}, ${grant.orderId ?? null}, ${grant.bookingId ?? null}, ${grant.until})
      on conflict (item_id) do update set
        option_id = excluded.option_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, seats = excluded.seats,
        guide_language = excluded.guide_language, order_id = excluded.order_id, booking_id = excluded.booking_id, until = excluded.until
    `.execute(this.database);
  }

  private get database() {
    return this.entities.getKysely();
  }
}
