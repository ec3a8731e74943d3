import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BookingUnknown } from '../domain/booking.errors.js';
import { OrderRepository } from '../domain/order.repository.js';

/** The buyer, whose access the caller has checked, names who comes along. */
export class NameCustomers extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly names: readonly string[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(NameCustomers)
export class NameCustomersHandler implements ICommandHandler<NameCustomers> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws BookingUnknown, BookingNotChangeable, TooManyNames. */
  async execute({ bookingId, names }: NameCustomers): Promise<void> {
    const [found] = await this.orders.getBookings([bookingId]);
    if (!found) throw new BookingUnknown();
    found.booking.nameCustomers(names, this.clock.now());
    await this.orders.saveBooking(found.booking);
  }
}
