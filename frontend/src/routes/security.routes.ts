import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { pageOf } from './list-page.js';
import { siteRoute } from './site.js';

const loginHistoryRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'login-history',
  staticData: {
    messages: ['security'],
    module: 'features/security/login-history-page.tsx',
    needsScript: true,
  },
  beforeLoad: requireSession,
  validateSearch: pageOf,
  component: lazyRouteComponent(() => import('../features/security/login-history-page.js'), 'LoginHistoryPage'),
});

export const securityRoutes = [loginHistoryRoute];
