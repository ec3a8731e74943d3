import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Booking } from '../domain/booking.js';
import { BookingUnknown, OrderNotPayable } from '../domain/booking.errors.js';
import { Departures, timetableOf } from '../domain/departures.js';
import { OrderRepository } from '../domain/order.repository.js';
import { slotAt } from '../domain/timetable.js';
import { OrderConfirmation } from '../processes/order-confirmation.js';

export interface OtherTime {
  /** The booking's reference. */
  readonly booking: string;
  readonly date: string;
  readonly time: string;
}

/**
 * Gives the bookings of an order other times, whose transfer came after its slots were sold, and confirms the order at
 * the price that was paid. The caller has checked that the order is the customer's. Throws SlotNotMissed,
 * BookingUnknown, NoSuchSlot, SlotTooSoon, SlotNotFree.
 */
export class ChooseOtherTimes extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly times: readonly OtherTime[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChooseOtherTimes)
export class ChooseOtherTimesHandler implements ICommandHandler<ChooseOtherTimes> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly departures: Departures,
    private readonly confirmation: OrderConfirmation,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, times }: ChooseOtherTimes): Promise<void> {
    const order = await this.orders.getForChange(orderId);
    order.mustHaveMissedSlot();
    const bookings = await this.orders.bookingsOf(orderId);
    for (const { booking: reference, date, time } of times) {
      const booking = bookings.find((each) => each.reference === reference);
      if (!booking) throw new BookingUnknown({ reference });
      await this.move(booking, date, time);
    }
    await this.confirmation.mustKeepSlots(order, bookings);
    if (!(await this.confirmation.countUses(order))) throw new OrderNotPayable({ reason: 'payment-timeout' });
    await this.confirmation.confirm(order, bookings);
  }

  private async move(booking: Booking, date: string, time: string): Promise<void> {
    const option = await this.departures.option(booking.tour.tourId, booking.durationMinutes);
    booking.moveBeforeConfirmation(slotAt(date, time, timetableOf(option), this.clock.now()));
  }
}
