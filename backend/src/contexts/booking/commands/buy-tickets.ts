import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { BookingUnknown } from '../domain/booking.errors.js';
import { OrderRepository } from '../domain/order.repository.js';

/** Records that the team has bought the entrance tickets of a booking. From then on they do not go back. */
export class BuyTickets extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(BuyTickets)
export class BuyTicketsHandler implements ICommandHandler<BuyTickets> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Throws BookingUnknown, BookingNotChangeable, NoTicketsToBuy, TicketsAlreadyBought. */
  async execute({ bookingId, actor }: BuyTickets): Promise<void> {
    actor.mustBeAllowed('booking.change-any');
    const [found] = await this.orders.getBookings([bookingId]);
    if (!found) throw new BookingUnknown();
    const { order, booking } = found;
    booking.buyTickets(actor.id, this.clock.now());
    await this.orders.save(order, [booking]);
    await this.audit.note(
      actor,
      { type: 'order', id: order.reference },
      { booking: booking.reference, ticketsBought: null },
      { booking: booking.reference, ticketsBought: booking.ticketsBought?.at ?? null },
    );
  }
}
