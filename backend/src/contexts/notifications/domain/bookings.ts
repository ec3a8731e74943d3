import type { BookedVisit } from './notification.js';

export interface ToldGuide {
  readonly id: string;
  readonly name: string;
}

export interface BookingOfOwner {
  readonly id: string;
  readonly ownerId: string;
  readonly visit: BookedVisit;
  /** Who was named to the customer as their guide, the latest last. */
  readonly guidesTold: readonly ToldGuide[];
}

/** The name told before this guide's, whether or not this guide's has been noted as told meanwhile. */
export const guideBefore = (told: readonly ToldGuide[], guideId: string): string | undefined =>
  (told.at(-1)?.id === guideId ? told.at(-2) : told.at(-1))?.name;

export interface OrderOfOwner {
  readonly ownerId: string;
  readonly reference: string;
}

/** What was booked, and whose account it is in. A guest's order is in nobody's. */
export abstract class Bookings {
  abstract owned(bookingIds: readonly string[]): Promise<readonly BookingOfOwner[]>;
  abstract ownedOrder(orderId: string): Promise<OrderOfOwner | undefined>;
  /** The same where it expired and nothing was bought, by it or instead of it. */
  abstract lapsedOrder(orderId: string): Promise<OrderOfOwner | undefined>;
}
