import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isGuideOrAdmin } from '../session/roles.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

interface PaymentsSearch {
  readonly year?: string;
  /** For the team: the guide whose payments are shown. */
  readonly guide?: string;
}

const guidePaymentsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'guide-payments',
  staticData: {
    messages: ['guide-payments', 'pay-lines'],
    module: 'features/guide-payments/guide-payments-page.tsx',
    needsScript: true,
    isFor: isGuideOrAdmin,
  },
  validateSearch: ({ year, guide }: Record<string, unknown>): PaymentsSearch => ({
    ...(/^20\d\d$/.test(String(year)) ? { year: String(year) } : {}),
    ...(/^[0-9a-f-]{36}$/.test(String(guide)) ? { guide: String(guide) } : {}),
  }),
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/guide-payments/guide-payments-page.js'), 'GuidePaymentsPage'),
});

export const guidePaymentsRoutes = [guidePaymentsRoute];
