import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isGuideOrAdmin } from '../session/roles.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const guideReviewsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'guide-reviews',
  staticData: {
    messages: ['guide-reviews'],
    module: 'features/guide-reviews/guide-reviews-page.tsx',
    needsScript: true,
    isFor: isGuideOrAdmin,
  },
  validateSearch: ({ page }: Record<string, unknown>): { readonly page?: string } =>
    /^[1-9]\d{0,3}$/.test(String(page)) && String(page) !== '1' ? { page: String(page) } : {},
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/guide-reviews/guide-reviews-page.js'), 'GuideReviewsPage'),
});

export const guideReviewsRoutes = [guideReviewsRoute];
