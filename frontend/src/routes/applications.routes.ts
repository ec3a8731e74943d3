import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const applicationsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'applications',
  staticData: { messages: ['recruitment'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/recruitment/applications-page.js'), 'ApplicationsPage'),
});

const applicationRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'applications/$id',
  staticData: { messages: ['recruitment'] },
  component: lazyRouteComponent(
    () => import('../features/recruitment/application-record-page.js'),
    'ApplicationRecordPage',
  ),
});

export const applicationsRoutes = [applicationsRoute, applicationRoute];
