import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { siteRoute } from './site.js';

const inDemoOnly = ({ context }: { context: { readonly demo: boolean } }): void => {
  if (!context.demo) throw notFound();
};

const indexRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'dev',
  staticData: { module: 'features/dev/dev-page.tsx' },
  beforeLoad: inDemoOnly,
  component: lazyRouteComponent(() => import('../features/dev/dev-page.js'), 'DevPage'),
});

const uiRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'dev/ui',
  staticData: { module: 'features/dev/ui-page.tsx' },
  beforeLoad: inDemoOnly,
  component: lazyRouteComponent(() => import('../features/dev/ui-page.js'), 'UiPage'),
});

export const devRoutes = [indexRoute, uiRoute];
