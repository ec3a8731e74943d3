import { backOfficeRoutes } from './back-office.routes.js';
import { rootRoute } from './root.js';
import { siteRoute } from './site.js';
import { siteRoutes } from './site-routes.js';

/** All pages: for the server, and for browsers that opened a page of the team. */
export const routeTree = rootRoute.addChildren([siteRoute.addChildren([...siteRoutes, ...backOfficeRoutes])]);

export type RouteTree = typeof routeTree;
