import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const addressesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'my-addresses',
  staticData: { messages: ['addresses'], needsScript: true },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/addresses/addresses-page.js'), 'AddressesPage'),
});

export const addressesRoutes = [addressesRoute];
