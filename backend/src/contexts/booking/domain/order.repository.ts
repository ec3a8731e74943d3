import type { Booking } from './booking.js';
import type { Order, OrderStatus } from './order.js';

export interface OrderedBooking {
  readonly booking: Booking;
  readonly order: Order;
}

/** Orders with their bookings: what is sold together is saved together. `…ForChange` locks until the transaction ends. */
export abstract class OrderRepository {
  /** Throws OrderUnknown. */
  abstract getForChange(orderId: string): Promise<Order>;
  abstract findForChange(orderId: string): Promise<Order | undefined>;
  /** By the reference of the order or of one of its bookings, and the customer's address in any case. */
  abstract findOfCustomerForChange(reference: string, email: string): Promise<Order | undefined>;
  /** The orders of a cart that wait for their payment, oldest first. */
  abstract openOfCartForChange(cartId: string): Promise<readonly Order[]>;
  /** Moves every order of a cart to another one, in whatever state: late money still clears the cart that has its items. */
  abstract moveToCart(from: string, to: string): Promise<void>;
  /** The status of the cart's order with that reference. */
  abstract statusOfCarts(reference: string, cartId: string): Promise<OrderStatus | undefined>;
  /** Whether a later order of the same cart sells one of its items, and is paid or can be. */
  abstract isOrderedAnew(order: Order): Promise<boolean>;
  /** In the order of their start. */
  abstract bookingsOf(orderId: string): Promise<readonly Booking[]>;
  /**
   * Bookings with their orders, in the order asked for. Locks all of them until the transaction ends, orders before
   * bookings as everywhere. Throws BookingUnknown.
   */
  abstract getBookings(bookingIds: readonly string[]): Promise<readonly OrderedBooking[]>;
  /**
   * Nothing in the running transaction reads them again. References are unique in the database: a clash of two random
   * references throws before the commit, and the command is repeated.
   */
  abstract add(order: Order, bookings: readonly Booking[]): Promise<void>;
  abstract save(order: Order, bookings?: readonly Booking[]): Promise<void>;
  abstract saveBooking(booking: Booking): Promise<void>;
  /** Paid bookings that ended before the instant, the first to end first; at most `limit`. */
  abstract endedBefore(instant: Date, limit: number): Promise<readonly Booking[]>;
}
