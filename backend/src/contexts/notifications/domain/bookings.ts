import type { BookedVisit } from './notification.js';

export interface BookingOfOwner {
  readonly id: string;
  readonly ownerId: string;
  readonly visit: BookedVisit;
}

export interface OrderOfOwner {
  readonly ownerId: string;
  readonly reference: string;
}

/** What was booked, and whose account it is in. A guest's order is in nobody's. */
export abstract class Bookings {
  abstract owned(bookingIds: readonly string[]): Promise<readonly BookingOfOwner[]>;
  abstract ownedOrder(orderId: string): Promise<OrderOfOwner | undefined>;
}
