import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { PartnerBookings } from '../domain/partner-booking.js';
import { Sales } from '../domain/sales.js';
import { PartnerAccess } from '../processes/partner-access.js';

/** Gives a hold up: others can book the start at once. Throws PartnerBookingUnknown. */
export class ReleasePartnerHold extends Command<void> {
  constructor(
    readonly uuid: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReleasePartnerHold)
export class ReleasePartnerHoldHandler implements ICommandHandler<ReleasePartnerHold> {
  constructor(
    private readonly access: PartnerAccess,
    private readonly bookings: PartnerBookings,
    private readonly sales: Sales,
  ) {}

  async execute({ uuid, actor }: ReleasePartnerHold): Promise<void> {
    const { id: partnerId } = await this.access.partnerOf(actor);
    const booking = await this.bookings.getForChange(partnerId, uuid);
    await this.sales.release(booking.orderId);
    await this.bookings.save(booking);
  }
}
