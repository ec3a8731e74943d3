import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readFilters, toSearch, type MissionSearch } from '../features/guide-desk/mission-search.js';
import { isGuideOrAdmin } from '../session/roles.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const forGuides = { needsScript: true, isFor: isGuideOrAdmin } as const;

const guideMissionsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'guide-missions',
  staticData: {
    messages: ['guide-desk', 'pay-lines'],
    module: 'features/guide-desk/guide-missions-page.tsx',
    ...forGuides,
  },
  validateSearch: (search: Record<string, unknown>): MissionSearch => toSearch(readFilters(search)),
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/guide-desk/guide-missions-page.js'), 'GuideMissionsPage'),
});

const guideProfileRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'guide-profile',
  staticData: {
    messages: ['guide-profile', 'upload'],
    module: 'features/guide-profile/guide-profile-page.tsx',
    ...forGuides,
  },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/guide-profile/guide-profile-page.js'), 'GuideProfilePage'),
});

const availabilityRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'guide-availability',
  staticData: {
    messages: ['guide-profile', 'calendar-feed'],
    module: 'features/guide-profile/availability-page.tsx',
    ...forGuides,
  },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/guide-profile/availability-page.js'), 'AvailabilityPage'),
});

export const guideMissionsRoutes = [guideMissionsRoute, guideProfileRoute, availabilityRoute];
