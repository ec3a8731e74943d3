import type { BookingStatus } from '../../shared/booking-view/booking-view.api.js';
import type { Period } from './bookings.api.js';

/** The statuses that the list of bookings can be narrowed to, in its order. */
export const LISTED_STATUSES = [
  'pending',
  'waiting-payment',
  'completed',
  'cancelled',
] as const satisfies BookingStatus[];
export type ListedStatus = (typeof LISTED_STATUSES)[number];

export const isListedStatus = (value: unknown): value is ListedStatus =>
  LISTED_STATUSES.includes(value as ListedStatus);

/** The address of the list: what is usual is left out. */
export function listPath(period: Period, status: ListedStatus | undefined): string {
  const search = new URLSearchParams({
    ...(period === 'upcoming' ? {} : { period }),
    ...(status === undefined ? {} : { status }),
  });
  return search.size === 0 ? '/bookings' : `/bookings?${search.toString()}`;
}
