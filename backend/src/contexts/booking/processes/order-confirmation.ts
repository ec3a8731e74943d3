import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Booking } from '../domain/booking.js';
import { SlotNotFree } from '../domain/booking.errors.js';
import { Claim, inLockOrder } from '../domain/claim.js';
import type { Order } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import { GiftCards } from '../domain/gift-cards.js';
import { PromoCodes } from '../domain/promo-codes.js';
import { Slots } from '../domain/slots.js';

/** Confirms an order whose money has come, in the running transaction. */
@Injectable()
export class OrderConfirmation {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly promoCodes: PromoCodes,
    private readonly giftCards: GiftCards,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  /** Takes the slots for good, under the lock of their cities. False if one of them is gone. */
  async keepSlots(order: Order, bookings: readonly Booking[]): Promise<boolean> {
    try {
      await this.mustKeepSlots(order, bookings);
      return true;
    } catch (error) {
      if (!(error instanceof SlotNotFree)) throw error;
      return false;
    }
  }

  /** Throws SlotNotFree. */
  async mustKeepSlots(order: Order, bookings: readonly Booking[]): Promise<void> {
    // What a quote promised has no slot.
    const tours = bookings.filter(({ service }) => service.kind === 'tour');
    const claims = tours.map((booking) => ({ booking, claim: Claim.ofBooking(booking) }));
    for (const { claim, booking } of inLockOrder(claims)) await this.slots.keep(claim, order.id, booking.id);
  }

  /** Counts the uses of the promo code and of the gift cards. False if one is not available any more. */
  async countUses({ id, discount, giftCards }: Order): Promise<boolean> {
    if (giftCards.length > 0 && !(await this.giftCards.count(id))) return false;
    return discount === 0 || this.promoCodes.count(id);
  }

  async confirm(order: Order, bookings: readonly Booking[]): Promise<void> {
    const now = this.clock.now();
    order.pay(now);
    bookings.forEach((booking) => booking.confirm(now));
    await this.orders.save(order, bookings);
    await this.issueGiftCards(order);
    await this.scheduledJobs.cancel('booking.expire-order', order.id);
  }

  /** Each item makes one card, however often the payment is told. */
  private async issueGiftCards(order: Order): Promise<void> {
    const { id, reference, language, timeZone, customer, userId } = order;
    const buyer = { userId, name: fullName(customer, language), email: customer.email };
    for (const item of order.giftCardItems)
      await this.giftCards.issue({ item, order: { id, reference }, language, timeZone, buyer });
  }
}
