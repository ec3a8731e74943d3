import { CALLERS, type Caller } from './route-callers.js';

/**
 * Who gets past the door. What is behind it says 2xx, or 4xx about what was asked; the door itself says 401 or 403.
 * `owner`: the thing is hidden (404) from everybody who does not own it.
 * `signature`: the caller proves the origin of the body by its signature (400 without), not by a token.
 */
export type Door = 'open' | 'person' | 'owner' | 'guide' | 'admin' | 'super admin' | 'signature';

export type Outcome = 'in' | 'hidden' | '400' | '401' | '403';

const BEHIND: Readonly<
  Record<Door, { readonly visitor: Outcome; readonly let: readonly Caller[]; readonly others: Outcome }>
> = {
  open: { visitor: 'in', let: CALLERS, others: 'in' },
  person: { visitor: '401', let: CALLERS, others: '403' },
  owner: { visitor: '401', let: [], others: 'hidden' },
  guide: { visitor: '401', let: ['guide', 'other guide', 'admin', 'super admin'], others: '403' },
  admin: { visitor: '401', let: ['admin', 'super admin'], others: '403' },
  'super admin': { visitor: '401', let: ['super admin'], others: '403' },
  signature: { visitor: '400', let: [], others: '400' },
};

export function outcomeOf(door: Door, caller: Caller): Outcome {
  const { visitor, let: admitted, others } = BEHIND[door];
  if (caller === 'nobody') return visitor;
  return admitted.includes(caller) ? 'in' : others;
}

/** Every route of the API. Whoever adds a route says here who may call it. */
export const ROUTES: Readonly<Record<string, Door>> = {
  'GET /api/admin/attention': 'admin',
  'POST /api/admin/attention/{id}/settle': 'admin',
  'GET /api/admin/jobs': 'admin',
  'POST /api/admin/jobs/{id}/replay': 'admin',
  'GET /api/admin/payments/attention': 'admin',
  'POST /api/admin/payments/attention/{id}/settle': 'admin',
  'GET /api/admin/missions/user/{uuid}': 'admin',
  'GET /api/admin/missions/user/{uuid}/{year}/{month}': 'admin',
  'POST /api/admin/missions/{id}/assign': 'admin',
  'GET /api/admin/missions/{id}/guides': 'admin',
  'POST /api/auth/forgot-password': 'open',
  'POST /api/auth/login': 'open',
  'POST /api/auth/logout': 'person',
  'GET /api/auth/reset-password': 'open',
  'POST /api/auth/reset-password': 'open',
  'POST /api/auth/signup': 'open',
  'POST /api/auth/verify-email': 'open',
  'GET /api/auth/verify-token': 'person',
  'GET /api/airports/search': 'open',
  'GET /api/cart': 'open',
  'POST /api/cart/checkout': 'open',
  'POST /api/cart/items': 'open',
  'DELETE /api/cart/items/{id}': 'open',
  'DELETE /api/cart/order/{reference}': 'open',
  'PATCH /api/cart/items/{id}': 'open',
  'GET /api/cicerone-bank-information': 'open',
  'GET /api/cities': 'open',
  'GET /api/cities/search': 'open',
  'GET /api/citiesPerCountry': 'open',
  'GET /api/city/data': 'open',
  'GET /api/cms/entry/dataByCmsAndLanguage': 'open',
  'POST /api/contact': 'open',
  'GET /api/continent/cms/data': 'open',
  'GET /api/continent/data': 'open',
  'GET /api/continents': 'open',
  'GET /api/countries': 'open',
  'GET /api/country/cms/data': 'open',
  'GET /api/country/data': 'open',
  'GET /api/cruises-ships': 'open',
  'GET /api/currencies': 'open',
  'GET /api/dev/clock': 'open',
  'PUT /api/dev/clock': 'open',
  'GET /api/dev/mailbox': 'open',
  'GET /api/faq/search': 'open',
  'GET /api/featured-tours': 'open',
  'GET /api/featuredCities': 'open',
  'GET /api/get-random-reviews': 'open',
  'GET /api/guide/missions': 'guide',
  'GET /api/guide/missions/{year}/{month}': 'guide',
  'GET /api/guides': 'open',
  'GET /api/guides/{slug}': 'open',
  'GET /api/health/live': 'open',
  'GET /api/health/ready': 'open',
  'GET /api/languages': 'open',
  'GET /api/map/cities': 'open',
  'GET /api/me/account': 'person',
  'PUT /api/me/account': 'person',
  'POST /api/me/account/confirmation-mail': 'person',
  'GET /api/me/bookings': 'person',
  'GET /api/me/bookings/{reference}/calendar.ics': 'owner',
  'GET /api/me/bookings/{reference}/voucher': 'owner',
  'GET /api/me/notifications': 'person',
  'POST /api/me/notifications/read': 'person',
  'PUT /api/me/password': 'person',
  'PUT /api/missions/{id}/guide-cancelled': 'guide',
  'PUT /api/missions/{id}/guide-response': 'guide',
  'GET /api/missions/{year}/{month}/get-all-missions-completed': 'guide',
  'GET /api/similar-pages': 'open',
  'POST /api/newsletter': 'open',
  'POST /api/newsletter/confirm': 'open',
  'GET /api/newsletter/link': 'open',
  'POST /api/newsletter/leave': 'open',
  'POST /api/orders': 'open',
  'POST /api/orders/find': 'open',
  'GET /api/orders/{reference}': 'owner',
  'POST /api/orders/{reference}/payment': 'owner',
  'POST /api/payments/stripe/webhook': 'signature',
  'GET /api/social-networks': 'open',
  'GET /api/reviews-by-city': 'open',
  'GET /api/reviews/{tourId}': 'open',
  'GET /api/tour/{id}': 'open',
  'GET /api/tour/{id}/availability': 'open',
  'GET /api/tour/{id}/get-gallery': 'open',
  'GET /api/tour/{id}/similar': 'open',
  'POST /api/tour/{id}/price': 'open',
  'PUT /api/tour/{id}/user-favourite/{userId}': 'owner',
  'GET /api/tourCategories': 'open',
  'GET /api/tours': 'open',
  'GET /api/tours-by-country/{id}': 'open',
  'GET /api/tours/cities': 'open',
  'POST /api/user/refresh-token': 'open',
  'GET /api/user/{id}/favourite-tours': 'owner',
  'GET /feeds/{language}/blog.xml': 'open',
  'GET /posters/{kind}/{slug}/{file}': 'open',
  'GET /share/{kind}/{slug}/{file}': 'open',
};
