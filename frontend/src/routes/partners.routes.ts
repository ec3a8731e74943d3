import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const partnersRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'partners',
  staticData: { messages: ['partners'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/partners/partners-page.js'), 'PartnersPage'),
});

const partnerRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'partners/$id',
  staticData: { messages: ['partners', 'api-keys'] },
  component: lazyRouteComponent(() => import('../features/partners/partner-page.js'), 'PartnerPage'),
});

export const partnersRoutes = [partnersRoute, partnerRoute];
