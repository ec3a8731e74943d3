import type { Translated } from '../../shared-kernel/language/locale.js';

/** A summary of an order for messages to its owner. */
export interface OrderSummary {
  readonly id: string;
  readonly reference: string;
  /** The account that shows the order: the customer's, or the one with the confirmed address of the order. */
  readonly ownerId: string | undefined;
}

/** A summary of a booking. */
export interface BookingSummary {
  readonly id: string;
  readonly reference: string;
  readonly order: OrderSummary;
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  readonly timeZone: string;
  /** The guides whose names the customer got, the latest last. */
  readonly announcedGuides: readonly { readonly id: string; readonly name: string }[];
}

/** Queries of other contexts, through their gateways. */
export abstract class BookingApi {
  /** By the order's id, or by the id of a change that was charged. */
  abstract findOrder(orderId: string): Promise<OrderSummary | undefined>;
  /**
   * The order, if it expired and neither it nor a later order of its items was paid. Runs inside the caller's
   * transaction.
   */
  abstract findExpiredOrder(orderId: string): Promise<OrderSummary | undefined>;
  /** The existing ones, in any order. */
  abstract findBookings(bookingIds: readonly string[]): Promise<readonly BookingSummary[]>;
}
