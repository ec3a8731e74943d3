import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const messages = ['quotes'];

const quotesRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'quotes',
  staticData: { messages },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/quotes/quotes-list-page.js'), 'QuotesListPage'),
});

const quoteRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'quotes/$id',
  staticData: { messages },
  component: lazyRouteComponent(() => import('../features/quotes/quote-record-page.js'), 'QuoteRecordPage'),
});

export const quoteDeskRoutes = [quotesRoute, quoteRoute];
