import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const toursRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'tours',
  staticData: { messages: ['tour-desk'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/tour-desk/tours-page.js'), 'ToursPage'),
});

const tourRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'tours/$id',
  staticData: { messages: ['tour-desk', 'upload'] },
  component: lazyRouteComponent(() => import('../features/tour-desk/tour-record-page.js'), 'TourRecordPage'),
});

export const tourDeskRoutes = [toursRoute, tourRoute];
