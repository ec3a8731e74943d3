import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { nameOf, type PartnerBookingWords, PartnerBookings } from '../domain/partner-booking.js';
import { Sales } from '../domain/sales.js';
import { PartnerAccess } from '../processes/partner-access.js';

/**
 * Makes a booking of a hold: the partner owes its price. A second confirmation changes nothing. Throws
 * PartnerBookingUnknown, or `ORDER_NOT_PAYABLE` once the hold has ended.
 */
export class ConfirmPartnerBooking extends Command<void> {
  constructor(
    readonly uuid: string,
    readonly words: Partial<PartnerBookingWords>,
    /** Whether the traveler is mailed the voucher. */
    readonly getsMails: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmPartnerBooking)
export class ConfirmPartnerBookingHandler implements ICommandHandler<ConfirmPartnerBooking> {
  constructor(
    private readonly access: PartnerAccess,
    private readonly bookings: PartnerBookings,
    private readonly sales: Sales,
  ) {}

  async execute({ uuid, words, getsMails, actor }: ConfirmPartnerBooking): Promise<void> {
    const partner = await this.access.partnerOf(actor);
    const known = await this.bookings.getForChange(partner.id, uuid);
    const [sale] = await this.sales.find([known.orderId]);
    if (sale?.confirmedAt) return;
    const booking = { ...known, ...words };
    const { contact, notes } = booking;
    await this.sales.confirm(known.orderId, {
      name: nameOf(contact) ?? partner.name,
      email: contact.emailAddress ?? partner.email,
      phoneNumber: contact.phoneNumber ?? partner.phone,
      getsMails: getsMails && contact.emailAddress !== null,
      specialRequirements: notes,
    });
    await this.bookings.save(booking);
  }
}
