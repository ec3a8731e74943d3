import type { Offer } from './offer.js';

export const REMIND_CUSTOMER = 'quotes.remind-customer';
export const EXPIRE_OFFER = 'quotes.expire-offer';

const DAY = 86_400_000;

/** A day before the end; undefined for an offer that holds for less than two days. */
export function reminderAt({ sentAt, validUntil }: Pick<Offer, 'sentAt' | 'validUntil'>): Date | undefined {
  const end = Date.parse(validUntil);
  return end - Date.parse(sentAt) < 2 * DAY ? undefined : new Date(end - DAY);
}
