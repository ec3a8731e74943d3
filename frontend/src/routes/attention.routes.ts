import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { backOfficeRoute } from './back-office.js';
import { pageOf } from './list-page.js';

/** Which page of the money that waits, or that was settled. */
interface MattersSearch {
  readonly payments?: 'settled';
  readonly page?: string | undefined;
}

export const attentionRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'attention',
  staticData: {
    messages: ['attention'],
    module: 'features/attention/attention-page.tsx',
  },
  validateSearch: ({ payments, ...search }: Record<string, unknown>): MattersSearch => ({
    ...pageOf(search),
    ...(payments === 'settled' ? { payments } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/attention/attention-page.js'), 'AttentionPage'),
});
