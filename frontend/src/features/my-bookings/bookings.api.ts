import type { Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import type {
  BookingView,
  CancelRequest,
  ChangeQuoteRequest,
  FindOrderRequest,
  OtherTimesRequest,
  PaymentRequest,
  RefundAccountRequest,
  SignUpFromOrderRequest,
  TravellersShape,
} from '../../api/generated/types.gen.js';

export type {
  CancelQuoteView as CancelQuote,
  ChangeQuoteView as ChangeQuote,
  ChangeQuoteRequest as WantedChange,
  OrderInvoiceView as OrderInvoice,
} from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { OfBooking } from './of-booking.js';
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

/** `token` opens the booking without an account. */
export const bookingQuery = (reference: string, token: string | undefined, { locale }: Language) =>
  apiQuery('/api/me/bookings/{reference}', { reference, token, language: locale });

/** What goes back if the booking, or a part of its party, is cancelled now. */
export const quoteCancellation = (api: Api, params: OfBooking, travellers: TravellersShape | undefined) =>
  writeApi(api, 'POST /api/me/bookings/{reference}/cancel-quote', { params, body: travellers ? { travellers } : {} });

export const cancelBooking = (api: Api, params: OfBooking, body: CancelRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/me/bookings/{reference}/cancel', { params, body, idempotencyKey });

export const quoteChange = (api: Api, params: OfBooking, body: ChangeQuoteRequest) =>
  writeApi(api, 'POST /api/me/bookings/{reference}/change-quote', { params, body });

export const changeBooking = (api: Api, params: OfBooking, token: string, idempotencyKey: string) =>
  writeApi(api, 'POST /api/me/bookings/{reference}/change', { params, body: { token }, idempotencyKey });

/** @param minutes after the agreed start */
export const delayBooking = (api: Api, params: OfBooking, minutes: number) =>
  writeApi(api, 'POST /api/me/bookings/{reference}/delay', { params, body: { minutes } });

/** Who comes along: fewer names than travelers. */
export const nameCustomers = (api: Api, params: OfBooking, names: readonly string[]) =>
  writeApi(api, 'PUT /api/me/bookings/{reference}/customers', { params, body: { names: [...names] } });

/** The payment of a change that waits for it. */
export const changePaymentQuery = (reference: string, token: string | undefined) =>
  apiQuery('/api/me/bookings/{reference}/change-payment', { reference, token });

export const payChange = (api: Api, params: OfBooking, body: PaymentRequest) =>
  writeApi(api, 'POST /api/me/bookings/{reference}/change-payment', { params, body });

export type BookingFile = 'own' | 'classic' | 'calendar';

/** A file of a booking. `token` opens it without an account. */
export const readFile = (api: Api, reference: string, file: BookingFile, token: string | undefined): Promise<Blob> =>
  file === 'calendar'
    ? readApi(api, '/api/me/bookings/{reference}/calendar.ics', { reference, token })
    : readApi(api, '/api/me/bookings/{reference}/voucher', { reference, type: file, token });

export const chooseOtherTimes = (api: Api, params: OfBooking, body: OtherTimesRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/orders/{reference}/other-times', { params, body, idempotencyKey });

export const giveUpOrder = (api: Api, params: OfBooking, idempotencyKey: string) =>
  writeApi(api, 'POST /api/orders/{reference}/give-up', { params, idempotencyKey });

export const giveRefundAccount = (api: Api, params: OfBooking, body: RefundAccountRequest) =>
  writeApi(api, 'POST /api/orders/{reference}/refund-account', { params, body });

const DAY_MS = 86_400_000;
const DAYS_SHOWN = 31;

/** What is free for the party of a booking from its day on. */
export const freeTimesQuery = (booking: BookingView, slug: string, { locale, currency }: Site) =>
  apiQuery('/api/tour/{id}/availability', {
    id: slug,
    duration: booking.duration,
    from: booking.date,
    to: new Date(Date.parse(booking.date) + (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10),
    ...booking.travellers,
    guideLanguage: booking.guideLanguage as Site['locale'],
    currency,
    language: locale,
  });

/** How to pay an order by bank transfer, as a PDF. */
export const readTransferFile = (api: Api, reference: string, token: string | undefined): Promise<Blob> =>
  readApi(api, '/api/orders/{reference}/transfer.pdf', { reference, token });

/** The name that the file is saved by. */
export function nameOfFile(reference: string, file: BookingFile): string {
  if (file === 'calendar') return `${reference}.ics`;
  return file === 'own' ? `voucher-${reference}.pdf` : `voucher-${reference}-${file}.pdf`;
}

/** The invoices and credit notes of an order, oldest first. `token` opens it without an account. */
export const orderInvoicesQuery = (reference: string, token: string | undefined) =>
  apiQuery('/api/orders/{reference}/invoices', { reference, token });

export const readInvoice = (api: Api, reference: string, number: string, token: string | undefined): Promise<Blob> =>
  readApi(api, '/api/orders/{reference}/invoice', { reference, number, token });

export const mailOrderLink = (api: Api, order: FindOrderRequest) =>
  writeApi(api, 'POST /api/orders/find', { body: order });

/** Opens an account with what the order of a guest says. The token is the one of its link. */
export const signUpFromOrder = (api: Api, body: Pick<SignUpFromOrderRequest, 'reference' | 'token' | 'password'>) =>
  writeApi(api, 'POST /api/auth/signup-from-order', {
    body: { ...body, device: { screenResolution: `${screen.width}x${screen.height}`, deviceId: deviceId() } },
  });
