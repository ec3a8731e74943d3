import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const PAGE = /^[1-9]\d{0,3}$/;

const notificationsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'notifications',
  staticData: { messages: ['notifications'], module: 'features/notifications/notifications-page.tsx' },
  beforeLoad: requireSession,
  validateSearch: ({ page }: Record<string, unknown>): { readonly page?: string } =>
    typeof page === 'string' && page !== '1' && PAGE.test(page) ? { page } : {},
  component: lazyRouteComponent(() => import('../features/notifications/notifications-page.js'), 'NotificationsPage'),
});

export const notificationsRoutes = [notificationsRoute];
