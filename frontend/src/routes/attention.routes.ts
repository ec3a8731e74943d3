import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const attentionRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'admin/attention',
  staticData: { messages: ['attention'], module: 'features/attention/attention-page.tsx' },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/attention/attention-page.js'), 'AttentionPage'),
});

export const attentionRoutes = [attentionRoute];
