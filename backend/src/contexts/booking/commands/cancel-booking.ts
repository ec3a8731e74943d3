import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BookingUnknown } from '../domain/booking.errors.js';
import type { Booking, Canceller } from '../domain/booking.js';
import { byCharge, partsOf } from '../domain/cancellation.js';
import { Claim } from '../domain/claim.js';
import type { Order } from '../domain/order.js';
import type { RefundReason } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';
import { OrderRefunds } from '../processes/order-refunds.js';
import { ChangeClosing } from '../processes/change-closing.js';
import { type CancellationOffer, CancellationOffers } from '../processes/cancellation-offers.js';

/**
 * Cancels a paid booking, or some of its travellers, on the terms that the token promises: slot, refund and event are
 * committed together.
 */
export class CancelBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Canceller,
    readonly token: string,
    readonly reason: string | null,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly offers: CancellationOffers,
    private readonly slots: Slots,
    private readonly refunds: OrderRefunds,
    private readonly closing: ChangeClosing,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Throws BookingUnknown, BookingNotChangeable, ChangeTokenInvalid, RefundChanged. */
  async execute({ bookingId, by, token, reason, actor }: CancelBooking): Promise<void> {
    if (by === 'company') actor.mustBeAllowed('booking.cancel-any');
    const [found] = await this.orders.getBookings([bookingId]);
    if (!found) throw new BookingUnknown();
    const { order, booking } = found;
    const offer = this.offers.accepted(order, booking, by, token);
    await this.closing.closeWaiting(bookingId);
    await (offer.smaller ? this.reduce(order, booking, by, offer.smaller) : this.cancel(booking, by, reason, offer));
    order.refundLines(partsOf(offer.refunds));
    await this.orders.save(order, [booking]);
    await this.refund(order, booking, by, offer);
    if (actor.can('booking.cancel-any'))
      await this.audit.note(
        actor,
        { type: 'order', id: order.reference },
        { booking: booking.reference, status: 'pending' },
        { booking: booking.reference, status: booking.status, by, reason, refund: offer.refund },
      );
  }

  private async cancel(
    booking: Booking,
    by: Canceller,
    reason: string | null,
    offer: CancellationOffer,
  ): Promise<void> {
    booking.cancel(by, reason, offer.refund, this.clock.now());
    await this.slots.releaseBooking(booking.id);
  }

  private async reduce(
    order: Order,
    booking: Booking,
    by: Canceller,
    { travellers, repriced }: NonNullable<CancellationOffer['smaller']>,
  ): Promise<void> {
    booking.change({ ...booking.terms, travellers, sold: { ...booking.sold, ...repriced } }, by, this.clock.now());
    await this.slots.keep(Claim.ofBooking(booking), order.id, booking.id);
  }

  private async refund(order: Order, booking: Booking, by: Canceller, offer: CancellationOffer): Promise<void> {
    for (const refund of byCharge(offer.refunds, order.currency)) {
      const key = `booking:${booking.id}:${booking.revision}:${refund.chargeId}`;
      await this.refunds.request(order, { ...refund, key, reason: reasonOf(by, offer) });
    }
  }
}

function reasonOf(by: Canceller, { smaller }: CancellationOffer): RefundReason {
  if (by === 'company') return 'cancelled-by-company';
  return smaller ? 'booking-changed' : 'booking-cancelled';
}
