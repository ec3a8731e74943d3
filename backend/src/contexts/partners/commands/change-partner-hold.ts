import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { statusOf } from '../domain/partner-booking-status.js';
import { OctoRefusal } from '../domain/partner.errors.js';
import { type PartnerBookingWords, PartnerBookings, partyOf } from '../domain/partner-booking.js';
import { Sales } from '../domain/sales.js';
import { PartnerAccess } from '../processes/partner-access.js';
import type { WantedStart } from './reserve-partner-booking.js';

/** Holds another start, or for another party, in place of what is held. Throws as a cart does; then the hold stays. */
export class ChangePartnerHold extends Command<void> {
  constructor(
    readonly uuid: string,
    readonly start: WantedStart,
    readonly words: PartnerBookingWords,
    readonly minutes: number | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangePartnerHold)
export class ChangePartnerHoldHandler implements ICommandHandler<ChangePartnerHold> {
  constructor(
    private readonly access: PartnerAccess,
    private readonly bookings: PartnerBookings,
    private readonly sales: Sales,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ uuid, start, words, minutes, actor }: ChangePartnerHold): Promise<void> {
    const partner = await this.access.partnerOf(actor);
    const known = await this.bookings.getForChange(partner.id, uuid);
    const [sale] = await this.sales.find([known.orderId]);
    const now = this.clock.now();
    if (!sale || statusOf(sale, now) !== 'ON_HOLD') throw new OctoRefusal('UNPROCESSABLE_ENTITY', { uuid });
    const until = minutes === undefined ? sale.expiresAt : new Date(now.getTime() + minutes * 60_000);
    const { unitItems, guideLanguage, meetingPoint, notes } = words;
    const wanted = { ...start, party: partyOf(unitItems), guideLanguage, meetingPoint };
    const orderId = await this.sales.hold(this.ids.uuid(), wanted, partner, notes, until, known.orderId);
    await this.bookings.setOrder(known.id, orderId);
    await this.bookings.save({ ...known, ...words });
  }
}
