import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isAdmin } from '../session/roles.js';
import { requireSession } from './guards.js';
import { pageOf } from './list-page.js';
import { siteRoute } from './site.js';

/** Which page of the money that waits, or that was settled. */
interface MattersSearch {
  readonly payments?: 'settled';
  readonly page?: string | undefined;
}

const attentionRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'admin/attention',
  staticData: {
    messages: ['attention'],
    module: 'features/attention/attention-page.tsx',
    needsScript: true,
    isFor: isAdmin,
  },
  beforeLoad: requireSession,
  validateSearch: ({ payments, ...search }: Record<string, unknown>): MattersSearch => ({
    ...pageOf(search),
    ...(payments === 'settled' ? { payments } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/attention/attention-page.js'), 'AttentionPage'),
});

/** The administration begins with what waits for a person. */
const adminRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'admin',
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/${params.lang}/${params.currency}/admin/attention`, replace: true });
  },
});

export const attentionRoutes = [adminRoute, attentionRoute];
