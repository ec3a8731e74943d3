import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const payoutAccountsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'account-billing',
  staticData: {
    messages: ['payout-accounts', 'confirm-password'],
    needsScript: true,
  },
  beforeLoad: requireSession,
  component: lazyRouteComponent(
    () => import('../features/payout-accounts/payout-accounts-page.js'),
    'PayoutAccountsPage',
  ),
});

export const payoutAccountsRoutes = [payoutAccountsRoute];
