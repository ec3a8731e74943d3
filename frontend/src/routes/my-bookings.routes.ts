import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import type { Period } from '../features/my-bookings/bookings.api.js';
import { isListedStatus, type ListedStatus } from '../features/my-bookings/listed-status.js';
import { isReference, writtenReference } from '../features/my-bookings/written-reference.js';
import { isMonth } from '../ui/calendar/month.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

interface BookingsSearch {
  readonly view?: 'calendar';
  readonly period?: Period;
  readonly month?: string;
  readonly status?: ListedStatus;
}

const LONGEST_WRITTEN_REFERENCE = 40;

const bookingsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'bookings',
  staticData: {
    messages: ['my-bookings', 'price-steps', 'calendar-feed'],
    module: 'features/my-bookings/bookings-page.tsx',
    needsScript: true,
  },
  beforeLoad: requireSession,
  validateSearch: ({ view, period, month, status }: Record<string, unknown>): BookingsSearch => ({
    ...(view === 'calendar' ? { view } : {}),
    ...(period === 'past' || period === 'all' ? { period } : {}),
    ...(isMonth(month) ? { month } : {}),
    ...(isListedStatus(status) ? { status } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/my-bookings/bookings-page.js'), 'BookingsPage'),
});

interface BookingSearch {
  /** The order whose token opens the booking of a guest. */
  readonly order?: string;
  readonly view?: 'change' | 'cancel' | 'name-customers';
}

const bookingRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'bookings/$reference',
  staticData: { messages: ['my-bookings', 'price-steps'], module: 'routes/booking-screen.tsx', needsScript: true },
  validateSearch: ({ order, view }: Record<string, unknown>): BookingSearch => {
    const meant = typeof order === 'string' ? writtenReference(order.slice(0, LONGEST_WRITTEN_REFERENCE)) : '';
    return {
      ...(isReference(meant) ? { order: meant } : {}),
      ...(view === 'change' || view === 'cancel' || view === 'name-customers' ? { view } : {}),
    };
  },
  component: lazyRouteComponent(() => import('./booking-screen.js'), 'BookingScreen'),
  loader: ({ params: { lang, currency, reference }, location }) => {
    const meant = writtenReference(reference);
    if (!isReference(meant) || !meant.startsWith('BK')) throw notFound();
    if (reference === meant) return;
    throw redirect({ href: `/${lang}/${currency}/bookings/${meant}${location.searchStr}`, statusCode: 301 });
  },
});

const orderRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'order/$reference',
  staticData: {
    messages: ['my-bookings', 'price-steps'],
    module: 'features/my-bookings/order-page.tsx',
    needsScript: true,
  },
  validateSearch: ({ token }: Record<string, unknown>): { readonly token?: string } =>
    typeof token === 'string' ? { token } : {},
  component: lazyRouteComponent(() => import('../features/my-bookings/order-page.js'), 'OrderPage'),
  loader: ({ params: { lang, currency, reference }, location }) => {
    const meant = writtenReference(reference);
    if (!isReference(meant) || !meant.startsWith('CIC')) throw notFound();
    if (reference === meant) return;
    throw redirect({ href: `/${lang}/${currency}/order/${meant}${location.searchStr}`, statusCode: 301 });
  },
});

const payDoneRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'pay-done',
  staticData: {
    messages: ['my-bookings', 'price-steps'],
    module: 'features/my-bookings/pay-done-page.tsx',
    needsScript: true,
  },
  validateSearch: ({ order }: Record<string, unknown>): { readonly order?: string } =>
    typeof order === 'string' ? { order } : {},
  component: lazyRouteComponent(() => import('../features/my-bookings/pay-done-page.js'), 'PayDonePage'),
});

const findBookingRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'find-booking',
  staticData: {
    messages: ['my-bookings', 'price-steps'],
    module: 'features/my-bookings/find-booking-page.tsx',
    needsScript: true,
  },
  validateSearch: ({ reference }: Record<string, unknown>): { readonly reference?: string } => {
    const meant = typeof reference === 'string' ? writtenReference(reference.slice(0, LONGEST_WRITTEN_REFERENCE)) : '';
    return isReference(meant) ? { reference: meant } : {};
  },
  component: lazyRouteComponent(() => import('../features/my-bookings/find-booking-page.js'), 'FindBookingPage'),
});

export const bookingsRoutes = [bookingsRoute, bookingRoute, orderRoute, payDoneRoute, findBookingRoute];
