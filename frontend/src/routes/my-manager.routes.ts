import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { hasManager } from '../session/roles.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const myManagerRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'contact-pro',
  staticData: { messages: ['my-manager'], needsScript: true, isFor: hasManager },
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/my-manager/my-manager-page.js'), 'MyManagerPage'),
});

export const myManagerRoutes = [myManagerRoute];
