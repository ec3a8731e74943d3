import type { Booking } from './booking.js';
import type { Order, OrderStatus } from './order.js';

export interface OrderedBooking {
  readonly booking: Booking;
  readonly order: Order;
}

/** Orders with their bookings, which are saved together. `…ForChange` locks until the transaction ends. */
export abstract class OrderRepository {
  /** Throws OrderUnknown. */
  abstract getForChange(orderId: string): Promise<Order>;
  abstract findForChange(orderId: string): Promise<Order | undefined>;
  /** Finds an order by its reference or one of its bookings' references, and by the customer's address in any case. */
  abstract findOfCustomerForChange(reference: string, email: string): Promise<Order | undefined>;
  /** The unpaid orders of a cart, oldest first. */
  abstract openOfCartForChange(cartId: string): Promise<readonly Order[]>;
  /** Moves every order of a cart to another cart, in any state: late money then clears the cart with the items. */
  abstract moveToCart(from: string, to: string): Promise<void>;
  /** The status of the cart's order with that reference. */
  abstract statusOfCarts(reference: string, cartId: string): Promise<OrderStatus | undefined>;
  /** Whether a later order of the same cart sells one of its items, and is paid or can be. */
  abstract isOrderedAnew(order: Order): Promise<boolean>;
  /** Whether a booking of the quote is paid or can be. */
  abstract isQuoteSold(quoteId: string): Promise<boolean>;
  /** In the order of their start. */
  abstract bookingsOf(orderId: string): Promise<readonly Booking[]>;
  /**
   * Bookings with their orders, in the requested order. Locks all of them until the transaction ends, orders before
   * bookings as everywhere. Throws BookingUnknown.
   */
  abstract getBookings(bookingIds: readonly string[]): Promise<readonly OrderedBooking[]>;
  /**
   * Adds an order. The running transaction must not read it after this call. References are unique in the database: a
   * clash of two random references throws before the commit, and the command is repeated.
   */
  abstract add(order: Order, bookings: readonly Booking[]): Promise<void>;
  abstract save(order: Order, bookings?: readonly Booking[]): Promise<void>;
  abstract saveBooking(booking: Booking): Promise<void>;
  /** Paid bookings that ended before the instant, the earliest end first; at most `limit`. */
  abstract endedBefore(instant: Date, limit: number): Promise<readonly Booking[]>;
}
