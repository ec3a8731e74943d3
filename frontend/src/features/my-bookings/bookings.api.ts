import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';

export type Period = 'upcoming' | 'past' | 'all';

type Language = Pick<Site, 'locale'>;

export const bookingsQuery = (period: Period, { locale }: Language) =>
  apiQuery<readonly Booking[]>('/api/me/bookings', { status: period, language: locale });

/** Of one month, by the dates of the cities: `2026-12`. */
export const bookingsOfMonthQuery = (month: string, { locale }: Language) => {
  const [year, number] = month.split('-').map(Number);
  return apiQuery<readonly Booking[]>('/api/me/bookings', { year, month: number, language: locale });
};

export type BookingFile = 'own' | 'classic' | 'calendar';

/** Where a file of a booking is, and the name that it is saved by. */
export function fileOf(reference: string, file: BookingFile) {
  const booking = `/api/me/bookings/${encodeURIComponent(reference)}`;
  if (file === 'calendar') return { path: `${booking}/calendar.ics`, query: {}, name: `${reference}.ics` };
  const name = file === 'own' ? `voucher-${reference}.pdf` : `voucher-${reference}-${file}.pdf`;
  return { path: `${booking}/voucher`, query: { type: file }, name };
}

export const FIND_ORDER = '/api/orders/find';
