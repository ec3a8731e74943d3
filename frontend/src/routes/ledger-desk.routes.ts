import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const ledgerRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'ledger',
  staticData: { messages: ['ledger-desk'] },
  component: lazyRouteComponent(() => import('../features/ledger-desk/ledger-page.js'), 'LedgerPage'),
});

const orderBalanceRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'ledger/orders/$reference',
  staticData: { messages: ['ledger-desk'] },
  component: lazyRouteComponent(() => import('../features/ledger-desk/order-balance-page.js'), 'OrderBalancePage'),
});

const postingsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'ledger/postings',
  staticData: { messages: ['ledger-desk'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/ledger-desk/postings-page.js'), 'PostingsPage'),
});

export const ledgerRoutes = [ledgerRoute, orderBalanceRoute, postingsRoute];
