import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { siteRoute } from './site.js';

const uiRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'dev/ui',
  staticData: { messages: ['dev'], module: 'features/dev/ui-page.tsx' },
  beforeLoad: ({ context }) => {
    if (!context.demo) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/dev/ui-page.js'), 'UiPage'),
});

export const devRoutes = [uiRoute];
