import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSession } from './guards.js';
import { pageOf } from './list-page.js';
import { siteRoute } from './site.js';

const notificationsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'notifications',
  staticData: {
    messages: ['notifications'],
    module: 'features/notifications/notifications-page.tsx',
    needsScript: true,
  },
  beforeLoad: requireSession,
  validateSearch: pageOf,
  component: lazyRouteComponent(() => import('../features/notifications/notifications-page.js'), 'NotificationsPage'),
});

const notificationSettingsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'notification-settings',
  staticData: {
    messages: ['notification-settings'],
    module: 'features/notification-settings/notification-settings-page.tsx',
    needsScript: true,
  },
  beforeLoad: requireSession,
  component: lazyRouteComponent(
    () => import('../features/notification-settings/notification-settings-page.js'),
    'NotificationSettingsPage',
  ),
});

export const notificationsRoutes = [notificationsRoute, notificationSettingsRoute];
