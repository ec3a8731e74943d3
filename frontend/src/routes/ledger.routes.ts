import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const ledgerRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'ledger',
  component: lazyRouteComponent(() => import('../features/ledger/ledger-page.js'), 'LedgerPage'),
});

const orderBalanceRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'ledger/orders/$reference',
  component: lazyRouteComponent(() => import('../features/ledger/order-balance-page.js'), 'OrderBalancePage'),
});

const postingsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'ledger/postings',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/ledger/postings-page.js'), 'PostingsPage'),
});

export const ledgerRoutes = [ledgerRoute, orderBalanceRoute, postingsRoute];
