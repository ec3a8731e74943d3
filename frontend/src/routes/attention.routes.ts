import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const attentionRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'admin/attention',
  staticData: { messages: ['attention'], module: 'features/attention/attention-page.tsx' },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/attention/attention-page.js'), 'AttentionPage'),
});

/** The administration begins with what waits for a person. */
const adminRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'admin',
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/${params.lang}/${params.currency}/admin/attention`, replace: true });
  },
});

export const attentionRoutes = [adminRoute, attentionRoute];
