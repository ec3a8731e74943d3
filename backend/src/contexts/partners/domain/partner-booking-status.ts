import type { Sale } from './sales.js';

/** As the standard of partners calls it. */
export type PartnerBookingStatus = 'ON_HOLD' | 'CONFIRMED' | 'EXPIRED' | 'CANCELLED' | 'REDEEMED';

type Facts = Pick<Sale, 'orderStatus' | 'bookingStatus' | 'visitStatus' | 'expiresAt' | 'confirmedAt'>;

export function statusOf(sale: Facts, now: Date): PartnerBookingStatus {
  if (sale.confirmedAt === null)
    return sale.orderStatus === 'awaiting-payment' && now < sale.expiresAt ? 'ON_HOLD' : 'EXPIRED';
  if (sale.bookingStatus === 'cancelled') return 'CANCELLED';
  return sale.visitStatus === 'started' || sale.visitStatus === 'done' ? 'REDEEMED' : 'CONFIRMED';
}

/** Whether the partner may still cancel or change it free of charge. */
export function isCancellable(sale: Facts & Pick<Sale, 'cancellableUntil'>, now: Date): boolean {
  const status = statusOf(sale, now);
  return status === 'ON_HOLD' || (status === 'CONFIRMED' && now <= sale.cancellableUntil);
}
