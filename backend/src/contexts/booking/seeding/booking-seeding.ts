import { Injectable } from '@nestjs/common';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { instantOf } from '../../../shared-kernel/time/local-time.js';
import { Booking } from '../domain/booking.js';
import type { CartItem } from '../domain/cart.js';
import { Departures, type OptionForSale } from '../domain/departures.js';
import { linesOfSale } from '../domain/lines-of-sale.js';
import { type Customer, Order } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { PriceOffers } from '../domain/price-offers.js';
import type { Slot } from '../domain/timetable.js';

const DAY_MS = 86_400_000;

export interface VisitToSeed {
  /** Slug. */
  readonly tour: string;
  readonly durationMinutes: number;
  readonly daysAgo: number;
  /** `HH:mm` in the zone of the city. */
  readonly time: string;
  readonly userId: string;
  readonly customer: Customer;
  readonly language: Locale;
  readonly currency: Currency;
  readonly guide: { readonly id: string; readonly name: string; readonly contact: string };
}

/** Writes visits that are over, in the running transaction, and tells nobody. */
@Injectable()
export class BookingSeeding {
  constructor(
    private readonly orders: OrderRepository,
    private readonly departures: Departures,
    private readonly offers: PriceOffers,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async writeCompleted(visit: VisitToSeed): Promise<void> {
    const option = await this.departures.option(visit.tour, visit.durationMinutes);
    const slot = this.slotOf(visit, option);
    const item = await this.itemOf(visit, option, slot);
    const { userId, customer, language, currency, guide } = visit;
    const [orderId, bookingId] = [this.ids.uuid(), this.ids.uuid()];
    const orderedAt = new Date(slot.start.getTime() - 20 * DAY_MS);
    const sale = { id: bookingId, reference: `BK-${this.ids.reference(6)}`, orderId, language, customer };
    const booking = Booking.sell(item, { option, slot, guideLanguage: item.guideLanguage }, sale);
    const order = Order.place(
      {
        id: orderId,
        reference: `CIC-${this.ids.reference(6)}`,
        cartId: this.ids.uuid(),
        userId,
        language,
        currency,
        travelerType: 'myself',
        customer,
        passengerRelation: null,
        passenger: null,
        specialRequirements: null,
        lines: linesOfSale(booking).map((line) => ({ ...line, id: this.ids.uuid(), chargeId: orderId, refunded: 0 })),
        termsAcceptedAt: orderedAt,
        expiresAt: new Date(orderedAt.getTime() + 30 * 60_000),
      },
      orderedAt,
    );
    order.pay(orderedAt);
    booking.confirm(orderedAt);
    booking.nameGuide(guide);
    booking.complete();
    for (const told of [order, booking]) takeEvents(told);
    await this.orders.add(order, [booking]);
  }

  private slotOf({ daysAgo, time, durationMinutes }: VisitToSeed, option: OptionForSale): Slot {
    const date = new Date(this.clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    const start = instantOf(`${date}T${time}`, option.city.timeZone);
    if (!start) throw new Error(`${date} ${time} is no time in ${option.city.slug}`);
    return { date, time, start, end: new Date(start.getTime() + durationMinutes * 60_000) };
  }

  private async itemOf(visit: VisitToSeed, option: OptionForSale, { date, time, start }: Slot): Promise<CartItem> {
    const travellers = { adults: 2, children: 0, infants: 0 };
    const meetingPoint = option.meetingPoints[0]?.id ?? '';
    const departure = { date, time, meetingPoint };
    const { quoteToken: _, ...offer } = await this.offers.offer(option, travellers, visit.currency, departure);
    return {
      ...offer,
      id: this.ids.uuid(),
      tourId: option.tourId,
      durationMinutes: visit.durationMinutes,
      date,
      time,
      startsAt: start.toISOString(),
      travellers,
      guideLanguage: visit.language,
      meetingPointId: meetingPoint,
      specialRequirements: null,
      previousPrice: null,
    };
  }
}
