import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const messages = ['quote-references'];

const referencesRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'quote-references',
  staticData: { messages },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/quote-references/references-page.js'), 'ReferencesPage'),
});

const referenceRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'quote-references/$kind/$id',
  staticData: { messages },
  component: lazyRouteComponent(() => import('../features/quote-references/reference-page.js'), 'ReferencePage'),
});

export const quoteReferencesRoutes = [referencesRoute, referenceRoute];
