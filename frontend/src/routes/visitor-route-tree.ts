import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root.js';
import type { RouteTree } from './route-tree.js';
import { siteRoute } from './site.js';
import { siteRoutes } from './site-routes.js';

/** The way from the site to the pages of the team, whose routes come with a document of their own. */
const adminRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'admin',
  beforeLoad: ({ location, preload }) => {
    if (preload) return;
    window.location.assign(location.href);
    return new Promise<never>(() => undefined);
  },
});
const anyAdminRoute = createRoute({ getParentRoute: () => adminRoute, path: '$' });

/**
 * All pages but those of the team, which no visitor's script names. Links are checked against the whole tree. Both trees
 * hang on the same root: the one that is made last is the one that counts.
 */
export const visitorRouteTree = rootRoute.addChildren([
  siteRoute.addChildren([...siteRoutes, adminRoute.addChildren([anyAdminRoute])]),
]) as unknown as RouteTree;
