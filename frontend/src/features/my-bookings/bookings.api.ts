import type { Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import type { FindOrderRequest, SignUpFromOrderRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import { deviceId } from '../../session/device-id.js';

export type Period = 'upcoming' | 'past' | 'all';

type Language = Pick<Site, 'locale'>;

export const bookingsQuery = (period: Period, { locale }: Language) =>
  apiQuery('/api/me/bookings', { status: period, language: locale });

/** Of one month, by the dates of the cities: `2026-12`. */
export const bookingsOfMonthQuery = (month: string, { locale }: Language) => {
  const [year, number] = month.split('-').map(Number);
  return apiQuery('/api/me/bookings', { year, month: number, language: locale });
};

export type BookingFile = 'own' | 'classic' | 'calendar';

/** A file of a booking. `token` opens it without an account. */
export const readFile = (api: Api, reference: string, file: BookingFile, token: string | undefined): Promise<Blob> =>
  file === 'calendar'
    ? readApi(api, '/api/me/bookings/{reference}/calendar.ics', { reference, token })
    : readApi(api, '/api/me/bookings/{reference}/voucher', { reference, type: file, token });

/** The name that the file is saved by. */
export function nameOfFile(reference: string, file: BookingFile): string {
  if (file === 'calendar') return `${reference}.ics`;
  return file === 'own' ? `voucher-${reference}.pdf` : `voucher-${reference}-${file}.pdf`;
}

export const mailOrderLink = (api: Api, order: FindOrderRequest) =>
  writeApi(api, 'POST /api/orders/find', { body: order });

/** Opens an account with what the order of a guest says. The token is the one of its link. */
export const signUpFromOrder = (api: Api, body: Pick<SignUpFromOrderRequest, 'reference' | 'token' | 'password'>) =>
  writeApi(api, 'POST /api/auth/signup-from-order', {
    body: { ...body, device: { screenResolution: `${screen.width}x${screen.height}`, deviceId: deviceId() } },
  });
