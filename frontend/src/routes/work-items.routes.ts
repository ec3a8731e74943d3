import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const workItemsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'work-items',
  staticData: { messages: ['work-items'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/work-items/work-items-page.js'), 'WorkItemsPage'),
});

const workItemRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'work-items/$id',
  staticData: { messages: ['work-items'] },
  component: lazyRouteComponent(() => import('../features/work-items/work-item-page.js'), 'WorkItemPage'),
});

/** The address of the queue until it took in every matter of the team. */
const formerRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'attention',
  beforeLoad: ({ params }) => {
    const href = `/${params.lang}/${params.currency}/admin/work-items`;
    throw redirect({ href, statusCode: 301, replace: true });
  },
});

export const workItemsRoutes = [workItemsRoute, workItemRoute, formerRoute];
