import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readFilters, toSearch, type MissionSearch } from '../features/guide-desk/mission-filters.js';
import { isGuideOrAdmin } from '../session/roles.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const guideMissionsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'guide-missions',
  staticData: {
    messages: ['guide-desk', 'pay-lines'],
    module: 'features/guide-desk/guide-missions-page.tsx',
    needsScript: true,
    isFor: isGuideOrAdmin,
  },
  validateSearch: (search: Record<string, unknown>): MissionSearch => toSearch(readFilters(search)),
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/guide-desk/guide-missions-page.js'), 'GuideMissionsPage'),
});

export const guideMissionsRoutes = [guideMissionsRoute];
