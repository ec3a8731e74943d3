import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Money } from '../../ui/text/money.js';

export interface Travellers {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

export type BookingStatus = 'completed' | 'waiting-payment' | 'cancelled' | 'pending';

export interface Booking {
  readonly reference: string;
  readonly orderReference: string;
  readonly city: string;
  readonly tour: { readonly name: string; readonly slug: string };
  readonly travellers: Travellers;
  readonly guideLanguage: string;
  readonly guide?: { readonly name: string; readonly contact: string };
  /** A day before the start nobody had said yes. */
  readonly guideMissing: boolean;
  /** Minutes. */
  readonly duration: number;
  /** Date and time in the zone of the city. */
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly client: { readonly name: string; readonly phone: string; readonly email: string };
  readonly meetingPoint: {
    readonly name: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly specialRequirements: string | null;
  readonly price: Money;
  readonly status: BookingStatus;
  readonly cancellableUntil: string;
  /** By the server's clock. */
  readonly actions: readonly string[];
}

export type OrderStatus =
  'draft' | 'awaiting-payment' | 'paid' | 'partially-refunded' | 'refunded' | 'cancelled' | 'expired';

/** Why an order is no longer to be paid. */
export type WhyClosed = 'given-up' | 'replaced' | 'time-over';

export interface Refund {
  readonly amount: Money;
  readonly status: 'under-way' | 'done';
  readonly at: string;
  readonly reason: 'order-given-up' | 'order-replaced' | 'came-too-late' | 'other';
}

export interface OrderPayment {
  readonly method: string;
  readonly gateway: 'sandbox' | 'stripe';
  readonly status: string;
  readonly clientSecret?: string;
  readonly publishableKey?: string;
  /** The confirmation that the bank still asks for. */
  readonly action?: { readonly id: string };
  /** Not in answers that were kept from before it was told. */
  readonly refunds?: readonly Refund[];
}

export interface Order {
  readonly reference: string;
  readonly status: OrderStatus;
  readonly currency: string;
  readonly total: Money;
  readonly bookings: readonly Booking[];
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string;
  };
  readonly passenger: {
    readonly name: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly getsMails?: boolean;
  } | null;
  readonly placedAt: string;
  readonly expiresAt: string;
  readonly paidAt: string | null;
  readonly whyClosed: WhyClosed | null;
  /** The newer order that took its place. */
  readonly replacedBy?: string;
  readonly payment?: OrderPayment;
  /** Of who placed it, or came by its link. */
  readonly accessToken?: string;
  /** The server's time. */
  readonly now?: string;
}

export const orderPath = (reference: string): string => `/api/orders/${encodeURIComponent(reference)}`;

/** `token` opens it without an account. */
export const orderQuery = (reference: string, token: string | undefined, { locale }: Pick<Site, 'locale'>) =>
  apiQuery<Order>(orderPath(reference), { token, language: locale });

const ASK_AGAIN_MS = 4000;

/** For an order that is looked at: it may be paid in another tab, on another device, or by the bank's own message. */
export const askedWhileAwaited = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }: { state: { data?: Order | undefined } }) =>
    state.data?.status === 'awaiting-payment' && ASK_AGAIN_MS,
} as const;

export const paymentPath = (reference: string): string => `${orderPath(reference)}/payment`;

/** Paid, and perhaps given back since. */
export const isPaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'paid' || status === 'partially-refunded' || status === 'refunded';
