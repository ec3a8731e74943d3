import type { Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import type { CartItemChangeRequest, CartView, OrderRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type {
  CartItemView as CartItem,
  CartView as Cart,
  OrderRequest,
  PassengerRequest as Passenger,
  PaymentProgressView as PaymentProgress,
  PaymentRequest,
  WaitingOrderView as WaitingOrder,
} from '../../api/generated/types.gen.js';

export type PaymentMethod = OrderRequest['paymentMethod'];

type Language = Pick<Site, 'locale'>;
const inSite = ({ locale, currency }: Site) => ({ language: locale, currency });

export const CART = '/api/cart';

export const removeFromCart = (api: Api, id: string, site: Site) =>
  writeApi(api, 'DELETE /api/cart/items/{id}', { params: { id, ...inSite(site) } });

export const moveCartItem = (api: Api, id: string, datetime: CartItemChangeRequest['datetime'], site: Site) =>
  writeApi(api, 'PATCH /api/cart/items/{id}', { params: { id, ...inSite(site) }, body: { datetime } });

/** Applies a promo code, in place of another one. */
export const applyPromoCode = (api: Api, promoCode: string, site: Site) =>
  writeApi(api, 'POST /api/cart/discount', { params: inSite(site), body: { promoCode } });

/** Has a gift card pay for the tours of the cart. */
export const applyGiftCard = (api: Api, giftCard: string, site: Site) =>
  writeApi(api, 'POST /api/cart/discount', { params: inSite(site), body: { giftCard } });

export const removeDiscount = (api: Api, id: string, site: Site) =>
  writeApi(api, 'DELETE /api/cart/discount/{id}', { params: { id, ...inSite(site) } });

/** Holds the places of the cart. */
export const checkOut = (api: Api, site: Site) => writeApi(api, 'POST /api/cart/checkout', { params: inSite(site) });

export const giveUpOrder = (api: Api, reference: string, site: Site) =>
  writeApi(api, 'DELETE /api/cart/order/{reference}', { params: { reference, ...inSite(site) } });

export const postOrder = (api: Api, order: OrderRequest, idempotencyKey: string, { locale }: Language) =>
  writeApi(api, 'POST /api/orders', { params: { language: locale }, body: order, idempotencyKey });

export const readOrder = (api: Api, reference: string, token: string | undefined, { locale }: Language) =>
  readApi(api, '/api/orders/{reference}', { reference, token, language: locale });

export const accountQuery = () => apiQuery('/api/me/account');

/** Whether there is anything to order: tours, or gift cards that are bought. */
export const isFilled = ({ items, giftCardItems }: Pick<CartView, 'items' | 'giftCardItems'>): boolean =>
  items.length + giftCardItems.length > 0;
