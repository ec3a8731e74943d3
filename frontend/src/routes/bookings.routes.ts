import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { Period } from '../features/bookings/bookings.api.js';
import { isMonth } from '../ui/month.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

interface BookingsSearch {
  readonly view?: 'calendar';
  readonly period?: Period;
  readonly month?: string;
}

const bookingsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'bookings',
  staticData: { messages: ['bookings'], module: 'features/bookings/bookings-page.tsx' },
  beforeLoad: requireSession,
  validateSearch: ({ view, period, month }: Record<string, unknown>): BookingsSearch => ({
    ...(view === 'calendar' ? { view } : {}),
    ...(period === 'past' || period === 'all' ? { period } : {}),
    ...(isMonth(month) ? { month } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/bookings/bookings-page.js'), 'BookingsPage'),
});

const ORDER_REFERENCE = /^CIC-[0-9A-Z]{6}$/i;

const orderRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'order/$reference',
  staticData: { messages: ['bookings'], module: 'features/bookings/order-page.tsx' },
  validateSearch: ({ token }: Record<string, unknown>): { readonly token?: string } =>
    typeof token === 'string' ? { token } : {},
  component: lazyRouteComponent(() => import('../features/bookings/order-page.js'), 'OrderPage'),
  loader: ({ params: { reference } }) => {
    if (!ORDER_REFERENCE.test(reference)) throw notFound();
  },
});

const payDoneRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'pay-done',
  staticData: { messages: ['bookings'], module: 'features/bookings/pay-done-page.tsx' },
  validateSearch: ({ order }: Record<string, unknown>): { readonly order?: string } =>
    typeof order === 'string' ? { order } : {},
  component: lazyRouteComponent(() => import('../features/bookings/pay-done-page.js'), 'PayDonePage'),
});

const findBookingRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'find-booking',
  staticData: { messages: ['bookings'], module: 'features/bookings/find-booking-page.tsx' },
  component: lazyRouteComponent(() => import('../features/bookings/find-booking-page.js'), 'FindBookingPage'),
});

export const bookingsRoutes = [bookingsRoute, orderRoute, payDoneRoute, findBookingRoute];
