import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ChangePartnerHold } from '../commands/change-partner-hold.js';
import { ConfirmPartnerBooking } from '../commands/confirm-partner-booking.js';
import { DescribePartnerBooking } from '../commands/describe-partner-booking.js';
import { ReleasePartnerHold } from '../commands/release-partner-hold.js';
import type { WantedStart } from '../commands/reserve-partner-booking.js';
import { type PartnerBooking, PartnerBookings, type PartnerBookingWords, partyOf } from '../domain/partner-booking.js';
import { isCancellable, type PartnerBookingStatus, statusOf } from '../domain/partner-booking-status.js';
import { OctoRefusal, PartnerBookingUnknown } from '../domain/partner.errors.js';
import { type Sale, Sales } from '../domain/sales.js';

export interface FoundBooking {
  readonly booking: PartnerBooking;
  readonly sale: Sale;
  readonly status: PartnerBookingStatus;
}

/** What a partner asks of its booking, as the booking stands: a hold is changed and given up, a sale changed and canceled. */
@Injectable()
export class PartnerBookingCalls {
  constructor(
    private readonly commands: Commands,
    private readonly bookings: PartnerBookings,
    private readonly sales: Sales,
    private readonly clock: Clock,
  ) {}

  /** Throws PartnerBookingUnknown, for another partner's booking too. */
  async get(uuid: string, actor: Actor): Promise<FoundBooking> {
    const booking = await this.bookings.find(actor.mustBeIntegrator(), uuid);
    const [sale] = booking ? await this.sales.find([booking.orderId]) : [];
    if (!booking || !sale) throw new PartnerBookingUnknown({ uuid });
    return { booking, sale, status: statusOf(sale, this.clock.now()) };
  }

  /** Takes the party of the confirmation, where it differs from the held one. */
  async confirm(uuid: string, words: Partial<PartnerBookingWords>, getsMails: boolean, actor: Actor): Promise<void> {
    const { booking, sale, status } = await this.get(uuid, actor);
    if (status !== 'ON_HOLD') {
      if (sale.confirmedAt) return;
      throw new OctoRefusal('UNPROCESSABLE_ENTITY', { uuid, status });
    }
    if (words.unitItems && !isSameParty(sale, words.unitItems))
      await this.commands.execute(
        new ChangePartnerHold(uuid, startOf(sale), { ...booking, ...words }, undefined, actor),
      );
    await this.commands.execute(new ConfirmPartnerBooking(uuid, words, getsMails, actor));
  }

  /** @param start what is wanted in place of what is held or sold; undefined where it stays */
  async update(
    uuid: string,
    start: WantedStart | undefined,
    words: Partial<PartnerBookingWords>,
    minutes: number | undefined,
    actor: Actor,
  ): Promise<void> {
    const { booking, sale, status } = await this.get(uuid, actor);
    const changed = { ...booking, ...words };
    const isOther =
      (start !== undefined && !isSameStart(sale, start)) ||
      !isSameParty(sale, changed.unitItems) ||
      changed.guideLanguage !== sale.guideLanguage ||
      changed.meetingPoint !== booking.meetingPoint;
    if (status === 'ON_HOLD') {
      if (isOther || minutes !== undefined)
        await this.commands.execute(new ChangePartnerHold(uuid, start ?? startOf(sale), changed, minutes, actor));
      else await this.commands.execute(new DescribePartnerBooking(uuid, words, actor));
      return;
    }
    if (status !== 'CONFIRMED' || (isOther && !isCancellable(sale, this.clock.now())))
      throw new OctoRefusal('UNPROCESSABLE_ENTITY', { uuid, status });
    if (isOther) {
      if (start && start.productId !== sale.tourId) throw new OctoRefusal('UNPROCESSABLE_ENTITY', { uuid, status });
      await this.sales.change(
        sale.bookingId,
        {
          ...(start ? { date: start.date, time: start.time, durationMinutes: start.durationMinutes } : {}),
          party: partyOf(changed.unitItems),
          guideLanguage: changed.guideLanguage,
          ...(changed.meetingPoint === booking.meetingPoint ? {} : { meetingPoint: changed.meetingPoint }),
        },
        actor,
      );
    }
    await this.commands.execute(new DescribePartnerBooking(uuid, words, actor));
  }

  /** A second cancellation changes nothing. @param isForced cancels although nothing goes back */
  async cancel(uuid: string, reason: string | null, isForced: boolean, actor: Actor): Promise<void> {
    const { sale, status } = await this.get(uuid, actor);
    if (status === 'EXPIRED' || status === 'CANCELLED') return;
    if (status === 'ON_HOLD') return this.commands.execute(new ReleasePartnerHold(uuid, actor));
    const isFree = isCancellable(sale, this.clock.now());
    if (status === 'REDEEMED' || (!isFree && !isForced))
      throw new OctoRefusal('UNPROCESSABLE_ENTITY', { uuid, status });
    await this.sales.cancel(sale.bookingId, reason, actor);
    await this.commands.execute(new DescribePartnerBooking(uuid, {}, actor));
  }
}

const startOf = ({ tourId, durationMinutes, localDate, localTime }: Sale): WantedStart => ({
  productId: tourId,
  durationMinutes,
  date: localDate,
  time: localTime,
});

const isSameStart = (sale: Sale, start: WantedStart): boolean =>
  JSON.stringify(startOf(sale)) ===
  JSON.stringify({
    productId: start.productId,
    durationMinutes: start.durationMinutes,
    date: start.date,
    time: start.time,
  });

function isSameParty({ travellers }: Sale, units: PartnerBookingWords['unitItems']): boolean {
  const { adults, children, infants } = partyOf(units);
  return adults === travellers.adults && children === travellers.children && infants === travellers.infants;
}
