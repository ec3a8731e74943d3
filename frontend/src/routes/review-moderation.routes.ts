import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const reviewsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'reviews',
  staticData: { messages: ['review-moderation'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(
    () => import('../features/review-moderation/reviews-for-team-page.js'),
    'ReviewsForTeamPage',
  ),
});

const reviewRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'reviews/$id',
  staticData: { messages: ['review-moderation'] },
  component: lazyRouteComponent(
    () => import('../features/review-moderation/review-record-page.js'),
    'ReviewRecordPage',
  ),
});

export const reviewModerationRoutes = [reviewsRoute, reviewRoute];
