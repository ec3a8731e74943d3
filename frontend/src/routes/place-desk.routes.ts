import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const placesRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'places',
  staticData: { messages: ['place-desk'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/place-desk/places-page.js'), 'PlacesPage'),
});

const placeRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'places/$kind/$id',
  staticData: { messages: ['place-desk'] },
  component: lazyRouteComponent(() => import('../features/place-desk/place-page.js'), 'PlacePage'),
});

export const placeDeskRoutes = [placesRoute, placeRoute];
