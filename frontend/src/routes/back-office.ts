import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isAdmin } from '../session/roles.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

/** `/admin`: the pages of the team are below it, in their frame. */
export const backOfficeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'admin',
  staticData: {
    messages: ['admin-list', 'admin-record', 'back-office'],
    module: 'features/back-office/back-office-frame.tsx',
    needsScript: true,
    ownFrame: true,
    isFor: isAdmin,
  },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/back-office/back-office-frame.js'), 'BackOfficeFrame'),
});
