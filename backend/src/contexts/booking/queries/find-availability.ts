import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { Departures, type OptionForSale, timetableOf } from '../domain/departures.js';
import type { Travellers } from '../domain/party.js';
import { PriceOffers } from '../domain/price-offers.js';
import { isInTime, type Slot, slotsOn } from '../domain/timetable.js';
import { MoneyShape } from './booking-row.js';
import { Availability } from './availability.js';

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

export interface AvailabilityQuestion {
  readonly tour: string;
  readonly duration: number;
  readonly from: string;
  readonly to: string;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  readonly currency: Currency;
  /** The cart item that is about to change. Its own claims count as free. */
  readonly item?: string;
  /** Starts without a place are answered too, with none left. */
  readonly withSoldOut?: boolean;
}

/** The slots of up to 31 days that this party can book now. */
export class FindAvailability extends Query<AvailableDay[]> {
  constructor(readonly question: AvailabilityQuestion) {
    super();
  }
}

@QueryHandler(FindAvailability)
export class FindAvailabilityHandler implements IQueryHandler<FindAvailability> {
  constructor(
    private readonly availability: Availability,
    private readonly departures: Departures,
    private readonly prices: PriceOffers,
    private readonly clock: Clock,
  ) {}

  async execute({ question }: FindAvailability): Promise<AvailableDay[]> {
    const option = await this.departures.option(question.tour, question.duration);
    const offer = await this.prices.offer(option, question.travellers, question.currency);
    const priceAt = ({ date, time }: Slot): MoneyView =>
      offer.table.extras
        ? this.prices.reprice(offer, question.travellers, { date, time, meetingPoint: option.meetingPoints[0]?.id })
            .price
        : offer.price;
    const slots = this.slotsOf(option, question);
    const own = { itemIds: question.item ? [question.item] : [], others: [] };
    const left = await this.availability.of(option, slots, question, own);
    const views = slots.flatMap((slot, index): SlotView[] => {
      const leftHere = left[index] ?? 0;
      if (leftHere <= 0 && !question.withSoldOut) return [];
      return [
        {
          date: slot.date,
          time: slot.time,
          startsAt: slot.start.toISOString(),
          timeZone: option.city.timeZone,
          price: priceAt(slot),
          left: Math.max(0, leftHere),
        },
      ];
    });
    return byDay(views);
  }

  private slotsOf(option: OptionForSale, { from, to }: AvailabilityQuestion): Slot[] {
    const table = timetableOf(option);
    const now = this.clock.now();
    return daysBetween(from, to).flatMap((date) => slotsOn(date, table).filter((slot) => isInTime(slot, table, now)));
  }
}

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
