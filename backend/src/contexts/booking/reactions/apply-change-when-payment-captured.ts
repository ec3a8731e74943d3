import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { PaymentCaptured } from '../../payments/events.js';
import type { Booking } from '../domain/booking.js';
import { SlotNotFree } from '../domain/booking.errors.js';
import { type BookingChange, BookingChanges } from '../domain/booking-change.js';
import { Claim } from '../domain/claim.js';
import type { Order } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';
import { BookingMails } from '../mail/booking-mails.js';
import { EXPIRE_CHANGE } from '../processes/change-closing.js';

/**
 * Applies a change once it is paid. If its slot is no longer available, or the booking has changed meanwhile, the booking
 * stays as it is and the money goes back.
 */
@Reaction('booking.apply-change-when-payment-captured')
@Injectable()
export class ApplyChangeWhenPaymentCaptured implements EventHandler<PaymentCaptured> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changes: BookingChanges,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly mails: BookingMails,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react({ orderId: changeId }: PaymentCaptured): Promise<void> {
    const known = await this.changes.find(changeId);
    if (!known) return;
    const [found] = await this.orders.getBookings([known.bookingId]);
    const change = await this.changes.findForChange(changeId);
    if (!found || !change || change.status === 'done' || change.status === 'given-back') return;
    const { order, booking } = found;
    const isApplied = (await this.moveSlot(order, booking, change)) && this.apply(order, booking, change);
    change.status = isApplied ? 'done' : 'given-back';
    await this.changes.save(change);
    await this.scheduledJobs.cancel(EXPIRE_CHANGE, changeId);
    if (isApplied) return this.orders.save(order, [booking]);
    await this.payments.refund({
      chargeId: changeId,
      key: `change:${changeId}`,
      amount: change.toPay,
      reason: 'booking-changed',
      lines: [],
    });
    await this.mails.changeNotMade(booking, order, change.id, change.toPay);
  }

  private async moveSlot(order: Order, booking: Booking, change: BookingChange): Promise<boolean> {
    await this.slots.releaseItem(change.id);
    const isCurrent = booking.revision === change.revision && booking.status === 'pending';
    if (!isCurrent || this.clock.now() >= booking.startsAt) return false;
    const { optionId, slot, guideLanguage, travellers } = change.changedTerms;
    const claim = Claim.ofBooking(booking, { optionId, slot, guideLanguage, travellers });
    try {
      await this.slots.keep(claim, order.id, booking.id);
      return true;
    } catch (error) {
      if (!(error instanceof SlotNotFree)) throw error;
      return false;
    }
  }

  private apply(order: Order, booking: Booking, change: BookingChange): true {
    booking.change(change.changedTerms, 'customer', this.clock.now());
    order.addLines(change.lines.map((line) => ({ ...line, id: this.ids.uuid(), chargeId: change.id, refunded: 0 })));
    return true;
  }
}
