import type { Translated } from '../../shared-kernel/language/locale.js';

/** An order in short, for who tells its owner of it. */
export interface OrderSummary {
  readonly id: string;
  readonly reference: string;
  /** Who sees it in their account: who placed it, or who has confirmed the address it was placed with. */
  readonly ownerId: string | undefined;
}

/** A booking in short. */
export interface BookingSummary {
  readonly id: string;
  readonly reference: string;
  readonly order: OrderSummary;
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  readonly timeZone: string;
  /** Of whom the customer was told as their guide, the latest last. */
  readonly announcedGuides: readonly { readonly id: string; readonly name: string }[];
}

/** Questions that other contexts may ask about what was booked, through their gateways. */
export abstract class BookingApi {
  abstract findOrder(orderId: string): Promise<OrderSummary | undefined>;
  /** The same where it expired and nothing was bought, by it or instead of it. Inside the caller's transaction. */
  abstract findExpiredOrder(orderId: string): Promise<OrderSummary | undefined>;
  /** Those that there are, in no order. */
  abstract findBookings(bookingIds: readonly string[]): Promise<readonly BookingSummary[]>;
}
