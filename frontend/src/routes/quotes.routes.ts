import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { navigation } from '../layout/navigation.js';
import { siteRoute } from './site.js';

/** The forms of the services, the one for anything else, and what each becomes. */
export const quotesRoutes = [...Object.values(navigation.services), { to: 'quote/$reference' }].map(({ to: path }) =>
  createRoute({
    getParentRoute: () => siteRoute,
    path,
    staticData: { messages: ['quotes'], module: 'routes/quotes-screen.tsx', needsScript: true },
    component: lazyRouteComponent(() => import('./quotes-screen.js'), 'QuotesScreen'),
  }),
);
