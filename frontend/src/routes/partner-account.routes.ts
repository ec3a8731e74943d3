import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const partnerAccountRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'partner',
  staticData: { messages: ['partner-account', 'api-keys'], needsScript: true },
  beforeLoad: requireSession,
  component: lazyRouteComponent(
    () => import('../features/partner-account/partner-account-page.js'),
    'PartnerAccountPage',
  ),
});

export const partnerAccountRoutes = [partnerAccountRoute];
