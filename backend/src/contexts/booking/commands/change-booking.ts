import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Booking, Canceller } from '../domain/booking.js';
import { BookingUnknown } from '../domain/booking.errors.js';
import { BookingChange, BookingChanges, storedTerms } from '../domain/booking-change.js';
import { byCharge, partsOf } from '../domain/cancellation.js';
import { Claim } from '../domain/claim.js';
import type { Order } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';
import { ChangeClosing, EXPIRE_CHANGE } from '../processes/change-closing.js';
import { OrderRefunds } from '../processes/order-refunds.js';
import { type ChangeOffer, ChangeOffers } from '../processes/change-offers.js';

/** What came of an accepted change: its payment is due first where it costs more. */
export type ChangeResult =
  { readonly status: 'done' } | { readonly status: 'waiting-payment'; readonly changeId: string };

/**
 * Changes a paid booking on the terms that the token promises. A change that costs more reserves its slot and takes
 * effect with its payment.
 */
export class ChangeBooking extends Command<ChangeResult> {
  constructor(
    readonly bookingId: string,
    readonly by: Canceller,
    readonly token: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

const MINUTES_TO_PAY = 30;

@CommandHandler(ChangeBooking)
export class ChangeBookingHandler implements ICommandHandler<ChangeBooking> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changes: BookingChanges,
    private readonly offers: ChangeOffers,
    private readonly closing: ChangeClosing,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
    private readonly refunds: OrderRefunds,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Throws what ChangeOffers throws, and SlotNotFree where somebody else was faster. */
  async execute({ bookingId, by, token, actor }: ChangeBooking): Promise<ChangeResult> {
    if (by === 'company') actor.mustBeAllowed('booking.change-any');
    const [found] = await this.orders.getBookings([bookingId]);
    if (!found) throw new BookingUnknown();
    const { order, booking } = found;
    const offer = await this.offers.accepted(order, booking, by, token);
    await this.closing.closeWaiting(bookingId);
    if (actor.can('booking.change-any'))
      await this.audit.note(
        actor,
        { type: 'order', id: order.reference },
        { booking: booking.reference, ...storedTerms(offer.before) },
        { booking: booking.reference, ...storedTerms(offer.after) },
      );
    if (offer.difference.amount > 0 && !order.isOnAccount) return this.waitForPayment(order, booking, offer);
    await this.apply(order, booking, by, offer);
    return { status: 'done' };
  }

  private async apply(order: Order, booking: Booking, by: Canceller, offer: ChangeOffer): Promise<void> {
    booking.change(offer.after, by, this.clock.now());
    if (offer.lines.length > 0) await this.charge(order, booking, offer);
    order.refundLines(partsOf(offer.refunds));
    await this.slots.keep(offer.claim, order.id, booking.id);
    await this.orders.save(order, [booking]);
    for (const refund of byCharge(offer.refunds, order.currency)) {
      const key = `booking:${booking.id}:${booking.revision}:${refund.chargeId}`;
      await this.refunds.request(order, { ...refund, key, reason: 'booking-changed' });
    }
  }

  /** A partner owes more, and pays with the month. */
  private async charge(order: Order, booking: Booking, { lines, difference: amount }: ChangeOffer): Promise<void> {
    const chargeId = this.ids.uuid();
    order.addLines(lines.map((line) => ({ ...line, id: this.ids.uuid(), chargeId, refunded: 0 })));
    const key = `${booking.id}:${booking.revision}`;
    await this.payments.chargeAccount({ key, orderReference: order.reference, amount });
  }

  private async waitForPayment(order: Order, booking: Booking, offer: ChangeOffer): Promise<ChangeResult> {
    const id = this.ids.uuid();
    const expiresAt = new Date(this.clock.now().getTime() + MINUTES_TO_PAY * 60_000);
    const { amount, currency } = offer.difference;
    const change = BookingChange.waiting({
      id,
      bookingId: booking.id,
      orderId: order.id,
      revision: booking.revision,
      terms: storedTerms(offer.after),
      lines: offer.lines,
      amount,
      currency,
      expiresAt,
    });
    await this.changes.save(change);
    const { option, slot, guideLanguage, seats } = offer.claim;
    const claim = new Claim(id, option, slot, guideLanguage, seats, booking.itemId);
    await this.slots.reserve([{ claim, bookingId: null }], order.id, expiresAt);
    await this.payments.request({ orderId: id, reference: order.reference, amount: change.toPay });
    await this.scheduledJobs.plan(EXPIRE_CHANGE, id, expiresAt, { changeId: id });
    return { status: 'waiting-payment', changeId: id };
  }
}
