import type { Booking } from './booking.js';
import type { Order, OrderStatus } from './order.js';

export interface OrderedBooking {
  readonly booking: Booking;
  readonly order: Order;
}

/** Orders with their bookings: what is sold together is saved together. */
export abstract class OrderRepository {
  /** Locks the order until the transaction ends. Throws OrderUnknown. */
  abstract getForChange(orderId: string): Promise<Order>;
  abstract findForChange(orderId: string): Promise<Order | undefined>;
  /** Those of the cart that wait for their payment, locked until the transaction ends. */
  abstract openOfCartForChange(cartId: string): Promise<readonly Order[]>;
  /** All that was made of a cart, whatever has become of it: late money still clears the cart that its items are in. */
  abstract moveToCart(from: string, to: string): Promise<void>;
  /** What has become of the order that was made of the cart under that reference. */
  abstract statusOfCarts(reference: string, cartId: string): Promise<OrderStatus | undefined>;
  /** Whether something of it was ordered once more since, from its cart, and that order is paid or can be. */
  abstract isOrderedAnew(order: Order): Promise<boolean>;
  abstract bookingsOf(orderId: string): Promise<readonly Booking[]>;
  /**
   * Bookings with their orders, in the order asked for; all locked until the transaction ends, orders before bookings as
   * everywhere. Throws BookingUnknown.
   */
  abstract getBookings(bookingIds: readonly string[]): Promise<readonly OrderedBooking[]>;
  /**
   * Nothing in the running transaction reads them again. References are unique in the database: a clash of two random
   * ones throws before the commit, and the caller's call is repeated.
   */
  abstract add(order: Order, bookings: readonly Booking[]): Promise<void>;
  abstract save(order: Order, bookings?: readonly Booking[]): Promise<void>;
  abstract saveBooking(booking: Booking): Promise<void>;
  /** Paid bookings that ended before the instant, at most `limit`. */
  abstract endedBefore(instant: Date, limit: number): Promise<readonly Booking[]>;
}
