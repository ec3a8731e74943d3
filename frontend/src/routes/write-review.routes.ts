import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { siteRoute } from './site.js';

interface ReviewSearch {
  /** Of the mailed link. */
  readonly token?: string;
  /** The order whose token opens the booking of a guest. */
  readonly order?: string;
}

const text = (name: 'token' | 'order', value: unknown): ReviewSearch =>
  typeof value === 'string' ? { [name]: value } : {};

const writeReviewRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'review/$reference',
  staticData: { messages: ['write-review'], module: 'features/write-review/write-review-page.tsx', needsScript: true },
  validateSearch: ({ token, order }: Record<string, unknown>): ReviewSearch => ({
    ...text('token', token),
    ...text('order', order),
  }),
  component: lazyRouteComponent(() => import('../features/write-review/write-review-page.js'), 'WriteReviewPage'),
});

export const writeReviewRoutes = [writeReviewRoute];
