import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const invoicesRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'invoices',
  staticData: { messages: ['invoices'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/invoices/invoices-page.js'), 'InvoicesPage'),
});

const invoiceRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'invoices/$id',
  staticData: { messages: ['invoices'] },
  component: lazyRouteComponent(() => import('../features/invoices/invoice-page.js'), 'InvoicePage'),
});

export const invoicesRoutes = [invoicesRoute, invoiceRoute];
