import { devRoutes } from './dev.routes.js';
import { homeRoutes } from './home.routes.js';
import { rootRoute } from './root.js';
import { siteRoute } from './site.js';

export const routeTree = rootRoute.addChildren([siteRoute.addChildren([...homeRoutes, ...devRoutes])]);
