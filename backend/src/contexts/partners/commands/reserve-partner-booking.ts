import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { type PartnerBookingWords, PartnerBookings, partyOf } from '../domain/partner-booking.js';
import { Sales, type WantedDeparture } from '../domain/sales.js';
import { PartnerAccess } from '../processes/partner-access.js';

export type WantedStart = Pick<WantedDeparture, 'productId' | 'durationMinutes' | 'date' | 'time'>;

/**
 * Holds a start for a partner. The same uuid makes one booking, however often and at once it is sent. Throws as a cart
 * does where the start cannot be sold.
 */
export class ReservePartnerBooking extends Command<void> {
  constructor(
    readonly uuid: string,
    readonly start: WantedStart,
    readonly words: PartnerBookingWords,
    readonly minutes: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReservePartnerBooking)
export class ReservePartnerBookingHandler implements ICommandHandler<ReservePartnerBooking> {
  constructor(
    private readonly access: PartnerAccess,
    private readonly bookings: PartnerBookings,
    private readonly sales: Sales,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ uuid, start, words, minutes, actor }: ReservePartnerBooking): Promise<void> {
    const partner = await this.access.partnerOf(actor);
    const [id, now] = [this.ids.uuid(), this.clock.now()];
    const { termsKind, percent, id: partnerId } = partner;
    const isNew = await this.bookings.add({ ...words, id, partnerId, uuid, termsKind, percent, createdAt: now });
    if (!isNew) return;
    const { unitItems, guideLanguage, meetingPoint, notes } = words;
    const wanted = { ...start, party: partyOf(unitItems), guideLanguage, meetingPoint };
    const until = new Date(now.getTime() + minutes * 60_000);
    await this.bookings.setOrder(id, await this.sales.hold(id, wanted, partner, notes, until));
  }
}
