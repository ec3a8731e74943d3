import type { BookedVisit } from './notification.js';

export interface AnnouncedGuide {
  readonly id: string;
  readonly name: string;
}

export interface BookingOfOwner {
  readonly id: string;
  readonly ownerId: string;
  readonly visit: BookedVisit;
  /** Who was named to the customer as their guide, the latest last. */
  readonly announcedGuides: readonly AnnouncedGuide[];
}

/** The guide named to the customer before this one. */
export const guideBefore = (told: readonly AnnouncedGuide[], guideId: string): string | undefined =>
  (told.at(-1)?.id === guideId ? told.at(-2) : told.at(-1))?.name;

export interface OrderOfOwner {
  readonly ownerId: string;
  readonly reference: string;
}

/** Bookings and orders with the account that owns them. An order of a guest has no account. */
export abstract class Bookings {
  abstract owned(bookingIds: readonly string[]): Promise<readonly BookingOfOwner[]>;
  abstract ownedOrder(orderId: string): Promise<OrderOfOwner | undefined>;
  /** The owned order if it expired and neither the order nor a later one was paid. */
  abstract expiredOrder(orderId: string): Promise<OrderOfOwner | undefined>;
}
