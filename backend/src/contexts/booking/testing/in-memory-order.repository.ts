import {
  type AggregateRoot,
  type DomainEvent,
  takeEvents,
} from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Booking } from '../domain/booking.js';
import { BookingUnknown, OrderUnknown } from '../domain/booking.errors.js';
import type { Order, OrderStatus } from '../domain/order.js';
import { type OrderedBooking, OrderRepository } from '../domain/order.repository.js';
import { copyOf } from './copy-of.js';

const byStart = (a: Booking, b: Booking): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id);

/** Orders and bookings as rows: a read returns a copy, and changes take effect with the save. */
export class InMemoryOrderRepository extends OrderRepository {
  /** The events of the saved aggregates, in order. */
  readonly facts: DomainEvent[] = [];
  private readonly orders = new Map<string, Order>();
  private readonly bookings = new Map<string, Booking>();

  async getForChange(orderId: string): Promise<Order> {
    const order = await this.findForChange(orderId);
    if (!order) throw new OrderUnknown();
    return order;
  }

  async findForChange(orderId: string): Promise<Order | undefined> {
    const order = this.orders.get(orderId);
    return order && copyOf(order);
  }

  async findOfCustomerForChange(reference: string, email: string): Promise<Order | undefined> {
    const named = [...this.bookings.values()].filter((booking) => booking.reference === reference);
    const ids = named.map(({ orderId }) => orderId);
    const order = [...this.orders.values()].find(
      (each) =>
        (each.reference === reference || ids.includes(each.id)) &&
        each.customer.email.toLowerCase() === email.toLowerCase(),
    );
    return order && copyOf(order);
  }

  async openOfCartForChange(cartId: string): Promise<readonly Order[]> {
    return [...this.orders.values()]
      .filter((order) => order.cartId === cartId && order.status === 'awaiting-payment')
      .sort((a, b) => a.id.localeCompare(b.id))
      .map(copyOf);
  }

  async moveToCart(from: string, to: string): Promise<void> {
    for (const order of this.orders.values()) if (order.cartId === from) Object.assign(order, { cartId: to });
  }

  async statusOfCarts(reference: string, cartId: string): Promise<OrderStatus | undefined> {
    return [...this.orders.values()].find((order) => order.reference === reference && order.cartId === cartId)?.status;
  }

  async isOrderedAnew({ id, cartId, placedAt, lines }: Order): Promise<boolean> {
    return [...this.orders.values()].some(
      (order) =>
        order.cartId === cartId &&
        order.id !== id &&
        order.placedAt >= placedAt &&
        order.status !== 'cancelled' &&
        order.status !== 'expired' &&
        lines.some(({ itemId }) => order.sells(itemId)),
    );
  }

  async isQuoteSold(quoteId: string): Promise<boolean> {
    return [...this.bookings.values()].some(
      ({ service, status }) => service.kind === 'quote' && service.quoteId === quoteId && status !== 'cancelled',
    );
  }

  async bookingsOf(orderId: string): Promise<readonly Booking[]> {
    return [...this.bookings.values()]
      .filter((booking) => booking.orderId === orderId)
      .sort(byStart)
      .map(copyOf);
  }

  async getBookings(bookingIds: readonly string[]): Promise<readonly OrderedBooking[]> {
    return bookingIds.map((id) => {
      const booking = this.bookings.get(id);
      const order = booking && this.orders.get(booking.orderId);
      if (!booking || !order) throw new BookingUnknown();
      return { booking: copyOf(booking), order: copyOf(order) };
    });
  }

  async add(order: Order, bookings: readonly Booking[]): Promise<void> {
    await this.save(order, bookings);
  }

  async save(order: Order, bookings: readonly Booking[] = []): Promise<void> {
    this.orders.set(order.id, this.kept(order));
    for (const booking of bookings) await this.saveBooking(booking);
  }

  async saveBooking(booking: Booking): Promise<void> {
    this.bookings.set(booking.id, this.kept(booking));
  }

  async endedBefore(instant: Date, limit: number): Promise<readonly Booking[]> {
    return [...this.bookings.values()]
      .filter(({ status, endsAt }) => status === 'pending' && endsAt < instant)
      .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
      .slice(0, limit)
      .map(copyOf);
  }

  private kept<A extends AggregateRoot>(aggregate: A): A {
    this.facts.push(...takeEvents(aggregate));
    return copyOf(aggregate);
  }
}
