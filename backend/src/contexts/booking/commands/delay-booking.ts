import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Canceller } from '../domain/booking.js';
import { BookingUnknown } from '../domain/booking.errors.js';
import { OrderRepository } from '../domain/order.repository.js';

/** The traveller, whose access the caller has checked, or the team says that a service of a quote begins later. */
export class DelayBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Canceller,
    /** After the agreed start. */
    readonly minutes: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DelayBooking)
export class DelayBookingHandler implements ICommandHandler<DelayBooking> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Throws BookingUnknown or BookingNotDelayable. */
  async execute({ bookingId, by, minutes, actor }: DelayBooking): Promise<void> {
    if (by === 'company') actor.mustBeAllowed('booking.change-any');
    const [found] = await this.orders.getBookings([bookingId]);
    if (!found) throw new BookingUnknown();
    const { booking, order } = found;
    const { delayMinutes: before, reference } = booking;
    booking.delay(minutes, this.clock.now());
    await this.orders.saveBooking(booking);
    if (by === 'company')
      await this.audit.note(
        actor,
        { type: 'order', id: order.reference },
        { booking: reference, delayMinutes: before },
        { booking: reference, delayMinutes: minutes },
      );
  }
}
