import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Clock } from '../../../platform/domain/clock.js';
import { ReadDb } from '../../../platform/read-db.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import type { MoneyView } from '../../../shared-kernel/money.js';
import { Departures, type OptionForSale, timetableOf } from '../domain/departures.js';
import { seatsOf, type Travellers } from '../domain/party.js';
import { PriceOffers } from '../domain/price-offers.js';
import { isInTime, type Slot, slotsOn } from '../domain/timetable.js';
import { MoneyShape } from './booking-row.js';

class SlotView {
  @ApiProperty({ example: '2027-05-02' }) date!: string;
  @ApiProperty({ example: '09:30', description: 'In the zone of the city.' }) time!: string;
  @ApiProperty() startsAt!: string;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
  @ApiProperty({ type: MoneyShape }) price!: MoneyView;
  @ApiProperty({ description: 'Seats left of a group departure; guides left for private tours.' }) left!: number;
}

export class AvailableDay {
  @ApiProperty({ example: '2027-05-02' }) date!: string;
  @ApiProperty({ type: [SlotView] }) slots!: SlotView[];
}

export interface AvailabilityWish {
  readonly tour: string;
  readonly duration: number;
  readonly from: string;
  readonly to: string;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  readonly currency: Currency;
}

/** The slots of up to 31 days that this party can book now; nothing else is listed. */
export class FindAvailability extends Query<AvailableDay[]> {
  constructor(readonly wish: AvailabilityWish) {
    super();
  }
}

interface ClaimRow {
  readonly option_id: string;
  readonly kind: 'private' | 'group';
  readonly item_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly guide_language: string;
  readonly seats: number;
  readonly guide_named: boolean;
}

const BUFFER_MS = 30 * 60_000;

@QueryHandler(FindAvailability)
export class FindAvailabilityHandler implements IQueryHandler<FindAvailability> {
  constructor(
    private readonly db: ReadDb,
    private readonly departures: Departures,
    private readonly prices: PriceOffers,
    private readonly clock: Clock,
  ) {}

  async execute({ wish }: FindAvailability): Promise<AvailableDay[]> {
    const option = await this.departures.option(wish.tour, wish.duration);
    const { price } = await this.prices.offer(option, wish.travellers, wish.currency);
    const slots = this.slotsOf(option, wish);
    const left = await this.leftOf(option, wish, slots);
    const views = slots.flatMap((slot, index): SlotView[] => {
      const leftHere = left[index] ?? 0;
      if (leftHere <= 0) return [];
      return [
        {
          date: slot.date,
          time: slot.time,
          startsAt: slot.start.toISOString(),
          timeZone: option.city.timeZone,
          price,
          left: leftHere,
        },
      ];
    });
    return byDay(views);
  }

  private slotsOf(option: OptionForSale, { from, to }: AvailabilityWish): Slot[] {
    const table = timetableOf(option);
    const now = this.clock.now();
    return daysBetween(from, to).flatMap((date) => slotsOn(date, table).filter((slot) => isInTime(slot, table, now)));
  }

  private async leftOf(option: OptionForSale, wish: AvailabilityWish, slots: readonly Slot[]): Promise<number[]> {
    const first = slots[0];
    const last = slots.at(-1);
    if (!first || !last) return [];
    const [claims, free] = await Promise.all([
      this.claims(option, first, last),
      this.departures.freeGuides(option, wish.guideLanguage, slots),
    ]);
    const seats = seatsOf(wish.travellers, option.infantsNeedSeat);
    return slots.map((slot, index) => left(option, slot, claims, free[index] ?? 0, wish.guideLanguage, seats));
  }

  private claims(option: OptionForSale, first: Slot, last: Slot): Promise<ClaimRow[]> {
    const from = new Date(first.start.getTime() - BUFFER_MS);
    const to = new Date(last.end.getTime() + BUFFER_MS);
    return this.db.rows(sql<ClaimRow>`
      select option_id, kind, item_id, starts_at, ends_at, guide_language, seats, guide_named from booking.slot_claim
      where city_id = ${option.city.id} and tstzrange(starts_at, ends_at) && tstzrange(${from}, ${to})
        and (until is null or until > ${this.clock.now()})
    `);
  }
}

function left(
  option: OptionForSale,
  slot: Slot,
  claims: readonly ClaimRow[],
  free: number,
  language: string,
  seats: number,
): number {
  const here = claims.filter(
    (claim) => claim.option_id === option.optionId && claim.starts_at.getTime() === slot.start.getTime(),
  );
  const overlapping = claims.filter(
    (claim) =>
      claim.starts_at.getTime() < slot.end.getTime() + BUFFER_MS &&
      claim.ends_at.getTime() > slot.start.getTime() - BUFFER_MS,
  );
  const guides = Math.max(0, free - withoutGuide(overlapping));
  if (option.kind === 'private') return guides;
  const seatsLeft = (option.capacity ?? 0) - here.reduce((sum, claim) => sum + claim.seats, 0);
  const hasGuide = here.some((claim) => claim.guide_language === language) || guides > 0;
  return hasGuide && seatsLeft >= seats ? seatsLeft : 0;
}

/** How many departures need one of the guides who are free. A group that has its guide needs no other for a further seat. */
function withoutGuide(claims: readonly ClaimRow[]): number {
  const led = new Set(claims.filter((claim) => claim.guide_named).map(departureOf));
  return new Set(claims.map(departureOf).filter((departure) => !led.has(departure))).size;
}

const departureOf = (claim: ClaimRow): string =>
  claim.kind === 'group' ? `${claim.option_id} ${claim.starts_at.getTime()} ${claim.guide_language}` : claim.item_id;

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (
    let day = new Date(`${from}T00:00:00Z`);
    day <= new Date(`${to}T00:00:00Z`);
    day = new Date(day.getTime() + 86_400_000)
  ) {
    days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

function byDay(slots: readonly SlotView[]): AvailableDay[] {
  const days = new Map<string, SlotView[]>();
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}
