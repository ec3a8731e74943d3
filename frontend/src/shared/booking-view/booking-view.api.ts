import type { Query } from '@tanstack/react-query';
import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { BookingView, OrderView, PaymentRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type {
  BankDetailsView as BankDetails,
  BookingView as Booking,
  EntranceTicketsView as EntranceTickets,
  OrderPaymentView as OrderPayment,
  OrderView as Order,
  PriceStepView as PriceStep,
  RefundShape as Refund,
  TravellersShape as Travellers,
} from '../../api/generated/types.gen.js';

export type BookingStatus = BookingView['status'];
export type OrderStatus = OrderView['status'];
/** Why an order is no longer to be paid. */
export type CloseReason = NonNullable<OrderView['closeReason']>;

/** `token` opens the order without an account. */
export const orderQuery = (reference: string, token: string | undefined, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/orders/{reference}', { reference, token, language: locale });

/** Pays an order. Without a payment, the gateway is asked for the state of the payment. */
export const payOrder = (api: Api, reference: string, token: string | undefined, payment: PaymentRequest = {}) =>
  writeApi(api, 'POST /api/orders/{reference}/payment', { params: { reference, token }, body: payment });

const ASK_AGAIN_MS = 4000;

/** Polling for an order on screen: it may be paid in another tab, on another device, or by the bank's own message. */
export const askedWhileAwaited = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }: Pick<Query<OrderView>, 'state'>) =>
    state.data?.status === 'awaiting-payment' && ASK_AGAIN_MS,
} as const;

/** Whether the order was paid, even if it was refunded since. */
export const isPaid = ({ status }: Pick<OrderView, 'status'>): boolean =>
  status === 'paid' || status === 'partially-refunded' || status === 'refunded';
