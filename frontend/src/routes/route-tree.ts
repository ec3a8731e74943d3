import { accountRoutes } from './account.routes.js';
import { devRoutes } from './dev.routes.js';
import { homeRoutes } from './home.routes.js';
import { rootRoute } from './root.js';
import { siteRoute } from './site.js';
import { tourRoutes } from './tour.routes.js';

export const routeTree = rootRoute.addChildren([siteRoute.addChildren([...homeRoutes, ...accountRoutes, ...tourRoutes, ...devRoutes])]);
