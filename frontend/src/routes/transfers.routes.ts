import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const transfersRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'transfers',
  staticData: { messages: ['transfers'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/transfers/transfers-page.js'), 'TransfersPage'),
});

const transferRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'transfers/$id',
  staticData: { messages: ['transfers'] },
  component: lazyRouteComponent(() => import('../features/transfers/transfer-page.js'), 'TransferPage'),
});

const outgoingTransfersRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'outgoing-transfers',
  staticData: { messages: ['transfers'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(
    () => import('../features/transfers/outgoing-transfers-page.js'),
    'OutgoingTransfersPage',
  ),
});

const outgoingTransferRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'outgoing-transfers/$id',
  staticData: { messages: ['transfers'] },
  component: lazyRouteComponent(
    () => import('../features/transfers/outgoing-transfer-page.js'),
    'OutgoingTransferPage',
  ),
});

export const transfersRoutes = [transfersRoute, transferRoute, outgoingTransfersRoute, outgoingTransferRoute];
