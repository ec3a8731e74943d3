import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { PaymentRefunded } from '../../payments/events.js';
import type { Booking } from '../domain/booking.js';
import { BookingChanges } from '../domain/booking-change.js';
import { StatusChangeRefused } from '../domain/booking.errors.js';
import type { Order } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderPayments } from '../domain/order-payments.js';
import { Slots } from '../domain/slots.js';
import { BookingMails } from '../mail/booking-mails.js';

/**
 * Marks the order as refunded. If the payment bought nothing, the customer gets a mail with the reason and the next
 * steps.
 */
@Reaction('booking.mark-refunded-when-payment-refunded')
@Injectable()
export class MarkRefundedWhenPaymentRefunded implements EventHandler<PaymentRefunded> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changes: BookingChanges,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly mails: BookingMails,
  ) {}

  async react(fact: PaymentRefunded): Promise<void> {
    const { orderId, isFull, lines = [] } = fact;
    const change = await this.changes.find(orderId);
    const order = await this.orders.getForChange(change?.orderId ?? orderId);
    if (lines.length > 0) return this.markLines(order, lines);
    // What came for a change that was not made bought nothing.
    if (change) return;
    if (order.status === 'awaiting-payment' && !isFull) return this.waitForTheSale(order);
    const bookings = await this.orders.bookingsOf(orderId);
    if (order.status === 'awaiting-payment') await this.letGo(order, bookings);
    order.refund(isFull);
    bookings.forEach((booking) => booking.refund(isFull));
    await this.orders.save(order, bookings);
    if (order.paidAt === null && isFull) await this.tell(order, bookings, fact);
  }

  /** A refund of some lines marks the bookings of these lines alone. */
  private async markLines(order: Order, parts: readonly { readonly lineId: string }[]): Promise<void> {
    const touched = order.lines.filter(({ id }) => parts.some(({ lineId }) => lineId === id));
    const bookings = (await this.orders.bookingsOf(order.id)).filter(({ id }) =>
      touched.some(({ bookingId }) => bookingId === id),
    );
    order.refund(order.isRefundedWhole());
    bookings.forEach((booking) => booking.refund(order.isRefundedWhole(booking.id)));
    await this.orders.save(order, bookings);
  }

  /**
   * A partial refund of a payment that bought nothing leaves the order as it is. A partial refund of a sale is recorded
   * after the confirmation.
   */
  private async waitForTheSale({ id, status: from }: Order): Promise<void> {
    if (await this.payments.isPaidOrProcessing(id)) throw new StatusChangeRefused({ from, to: 'partially-refunded' });
  }

  /** Ends an order whose payment was refunded in full: nothing can be bought with it any more. */
  private async letGo({ id }: Order, bookings: readonly Booking[]): Promise<void> {
    bookings.forEach((booking) => booking.expire());
    await this.slots.releaseOrder(id);
    await this.scheduledJobs.cancel('booking.expire-order', id);
  }

  private async tell(
    order: Order,
    bookings: readonly Booking[],
    { amount, wentBack = amount, isByHand }: PaymentRefunded,
  ): Promise<void> {
    const { closeReason } = order;
    if (closeReason === 'cancelled-by-customer' || closeReason === 'superseded')
      await this.mails.unwantedOrderPaid(closeReason, order, bookings, wentBack);
    else if (isByHand || closeReason === null) await this.mails.nothingBought(order, bookings, wentBack);
    else await this.mails.paymentCameTooLate(order, bookings, wentBack);
  }
}
