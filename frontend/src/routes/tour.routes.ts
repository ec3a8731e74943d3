import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadBySlug, moveOn } from '../api/query.js';
import { tourQuery } from '../features/tour/tour.api.js';
import { siteRoute } from './site.js';

const tourRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'tour/$slug',
  staticData: { messages: ['tour'], module: 'features/tour/tour-page.tsx' },
  loader: async ({ context, params: { slug }, location }) => {
    const tour = await loadBySlug(context, tourQuery(slug, context), slug, location);
    moveOn(slug, tour.slug, location);
  },
  component: lazyRouteComponent(() => import('../features/tour/tour-page.js'), 'TourPage'),
});

export const tourRoutes = [tourRoute];
