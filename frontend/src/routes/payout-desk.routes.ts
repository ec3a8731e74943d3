import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const payoutsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'payouts',
  staticData: { messages: ['payout-desk'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/payout-desk/payouts-page.js'), 'PayoutsPage'),
});

const payoutRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'payouts/$id',
  staticData: { messages: ['payout-desk', 'pay-lines'] },
  component: lazyRouteComponent(() => import('../features/payout-desk/payout-page.js'), 'PayoutPage'),
});

export const payoutDeskRoutes = [payoutsRoute, payoutRoute];
