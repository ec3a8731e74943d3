import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Cart } from '../domain/cart.js';
import { Claim } from '../domain/claim.js';
import { OrderNotPayable } from '../domain/booking.errors.js';
import { mustBePayable, type Order } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';
import type { PartnerHold, PartnerSale, PartnerTraveller } from '../index.js';
import { CartItemPricing } from './cart-item-pricing.js';
import { OrderClosing } from './order-closing.js';
import { OrderConfirmation } from './order-confirmation.js';
import { OrderPlacement } from './order-placement.js';

/**
 * Sells to partners inside the caller's command: a hold is an order on account that awaits its confirmation, so that
 * pricing, slots and expiry are those of every order.
 */
@Injectable()
export class PartnerSales {
  constructor(
    private readonly pricing: CartItemPricing,
    private readonly placement: OrderPlacement,
    private readonly confirmation: OrderConfirmation,
    private readonly closing: OrderClosing,
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  /** Throws what a cart throws for an item that cannot be sold: TourNotOnSale, NoSuchSlot, PartyNotBookable, SlotNotFree. */
  async hold(sale: PartnerSale): Promise<PartnerHold> {
    if (sale.replacesOrderId !== undefined) await this.release(sale.replacesOrderId);
    const cart = Cart.open(sale.id, { ownerId: sale.id }, sale.currency, this.clock.now());
    const item = await this.pricing.prepare(sale.item, sale.currency, cart);
    const claim = await this.pricing.claimOf(item);
    const { customer, billing, language, holdUntil, specialRequirements } = sale;
    const form = {
      travelerType: 'somebody-else' as const,
      customer,
      billing,
      passengerRelation: 'customer',
      ...(specialRequirements === null ? {} : { specialRequirements }),
      paymentMethod: 'account' as const,
      holdUntil,
    };
    const { id: orderId } = await this.placement.place(
      cart,
      [{ item, claim }],
      form,
      language,
      Actor.visitor(language),
    );
    return { orderId };
  }

  /** Throws OrderNotPayable once the hold has ended, SlotNotFree. */
  async extend(orderId: string, until: Date): Promise<void> {
    const order = await this.mustBeHeld(orderId);
    order.holdUntil(until);
    const bookings = await this.orders.bookingsOf(orderId);
    await this.orders.save(order, bookings);
    await this.scheduledJobs.plan('booking.expire-order', orderId, until, { orderId });
    const lines = bookings.map((booking) => ({ claim: Claim.ofBooking(booking), bookingId: booking.id }));
    await this.slots.reserve(lines, orderId, until);
  }

  /** Throws OrderNotPayable once the hold has ended, SlotNotFree. */
  async confirm(orderId: string, { passenger, specialRequirements }: PartnerTraveller): Promise<void> {
    const order = await this.mustBeHeld(orderId);
    const bookings = await this.orders.bookingsOf(orderId);
    await this.confirmation.mustKeepSlots(order, bookings);
    order.namePassenger(passenger, specialRequirements);
    const client = { name: passenger.name, phone: passenger.phoneNumber, email: passenger.email };
    bookings.forEach((booking) => booking.nameClient(client, specialRequirements));
    const { reference: orderReference, grandTotal } = order;
    await this.payments.chargeAccount({ key: orderId, orderReference, amount: grandTotal.toJSON() });
    await this.confirmation.confirm(order, bookings);
  }

  /** Gives a hold up. One that has ended stays as it is. */
  async release(orderId: string): Promise<void> {
    const order = await this.orders.getForChange(orderId);
    if (order.status !== 'awaiting-payment') return;
    await this.closing.close(order, (held) => held.cancel());
    await this.scheduledJobs.cancel('booking.expire-order', orderId);
  }

  private async mustBeHeld(orderId: string): Promise<Order> {
    const order = await this.orders.getForChange(orderId);
    if (!order.isOnAccount) throw new OrderNotPayable({ reason: 'payment-timeout' });
    mustBePayable(order, this.clock.now());
    return order;
  }
}
