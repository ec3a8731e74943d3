import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { type PartnerBookingWords, PartnerBookings } from '../domain/partner-booking.js';
import { PartnerAccess } from '../processes/partner-access.js';

/** Keeps what a partner says of its booking: references, contacts, notes. Throws PartnerBookingUnknown. */
export class DescribePartnerBooking extends Command<void> {
  constructor(
    readonly uuid: string,
    readonly words: Partial<PartnerBookingWords>,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DescribePartnerBooking)
export class DescribePartnerBookingHandler implements ICommandHandler<DescribePartnerBooking> {
  constructor(
    private readonly access: PartnerAccess,
    private readonly bookings: PartnerBookings,
  ) {}

  async execute({ uuid, words, actor }: DescribePartnerBooking): Promise<void> {
    const { id: partnerId } = await this.access.partnerOf(actor);
    const known = await this.bookings.getForChange(partnerId, uuid);
    await this.bookings.save({ ...known, ...words });
  }
}
