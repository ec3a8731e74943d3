import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Travellers } from '../../shared/booking-view/booking-view.api.js';
import type { Money } from '../../ui/text/money.js';

export interface CartItem {
  readonly id: string;
  readonly tour: { readonly name: string; readonly slug: string; readonly city: string };
  /** In the zone of the city. */
  readonly datetime: { readonly date: string; readonly time: string };
  readonly startsAt: string;
  readonly timeZone: string;
  /** Minutes. */
  readonly duration: number;
  readonly travellers: Travellers;
  readonly guideLanguage: string;
  readonly meetingPoint: { readonly id: string; readonly name: string; readonly address: string };
  /** Of this tour alone; what is wished for the whole order is told at the checkout. */
  readonly specialRequirements: string | null;
  readonly price: Money;
  /** What it cost when it was last seen, where that was something else. */
  readonly previousPrice: Money | null;
  readonly guaranteedUntil: string;
  readonly cancellableUntil: string;
  /** Why it cannot be ordered for this time any more, in the reader's language. */
  readonly refusal: { readonly code: string; readonly detail: string } | null;
}

export interface Cart {
  readonly items: readonly CartItem[];
  readonly total: Money;
  readonly currency: string;
  /** Another one as soon as the cart holds or costs something else. */
  readonly version: string;
  /** The places are held until then. */
  readonly holdsUntil: string | null;
  /** Made of this cart, and not paid yet. */
  readonly waitingOrder: WaitingOrder | null;
  /** The server's time. */
  readonly now?: string;
}

export interface WaitingOrder {
  readonly reference: string;
  /** In the order's own currency. */
  readonly total: Money;
  readonly expiresAt: string;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

export interface Passenger extends Person {
  /** The voucher and the guide's name are mailed to them too. */
  readonly getsMails: boolean;
}

export interface OrderRequest {
  readonly travelerType: 'myself' | 'somebody-else';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly passengerRelation?: string;
  readonly passenger?: Passenger;
  readonly specialRequirements?: string;
  readonly paymentMethod: 'card';
  readonly acceptTerms: true;
}

export interface TestCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

export interface PaymentProgress {
  /** Closed: the order is no longer to be paid. */
  readonly status: 'paid' | 'requires-action' | 'declined' | 'processing' | 'waiting' | 'closed';
  readonly action?: { readonly id: string };
}

export const CART = '/api/cart';
export const CHECKOUT = '/api/cart/checkout';
export const ORDERS = '/api/orders';
export const cartOrderPath = (reference: string): string => `/api/cart/order/${encodeURIComponent(reference)}`;
export const cartItemPath = (id: string): string => `/api/cart/items/${id}`;

/** The same request as the header's cart makes, so that both show one answer. */
export const cartQuery = ({ locale, currency }: Site) => apiQuery<Cart>(CART, { language: locale, currency });

export const accountQuery = () => apiQuery<{ readonly phone: string | null }>('/api/me/account');
