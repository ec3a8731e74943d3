import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { PartnerBookings } from '../domain/partner-booking.js';
import { Sales } from '../domain/sales.js';
import { PartnerAccess } from '../processes/partner-access.js';

/** Holds a start for some minutes more, from now on. Throws PartnerBookingUnknown, or `ORDER_NOT_PAYABLE` once it has ended. */
export class ExtendPartnerBooking extends Command<void> {
  constructor(
    readonly uuid: string,
    readonly minutes: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExtendPartnerBooking)
export class ExtendPartnerBookingHandler implements ICommandHandler<ExtendPartnerBooking> {
  constructor(
    private readonly access: PartnerAccess,
    private readonly bookings: PartnerBookings,
    private readonly sales: Sales,
    private readonly clock: Clock,
  ) {}

  async execute({ uuid, minutes, actor }: ExtendPartnerBooking): Promise<void> {
    const { id: partnerId } = await this.access.partnerOf(actor);
    const booking = await this.bookings.getForChange(partnerId, uuid);
    await this.sales.extend(booking.orderId, new Date(this.clock.now().getTime() + minutes * 60_000));
    await this.bookings.save(booking);
  }
}
