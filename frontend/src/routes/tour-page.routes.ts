import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadBySlug, redirectTo, mustBeSlug, withAll } from '../api/query.js';
import { tourGuidesQuery } from '../features/guide-directory/guides.api.js';
import { reviewChoice, reviewSearch } from '../features/reviews/review-search.js';
import { tourReviewsQuery } from '../features/reviews/reviews.api.js';
import { tourQuery } from '../features/tour-page/tour.api.js';
import { similarToursQuery } from '../features/tour-list/tours.api.js';
import { tourSearchParams, tripSearchOf } from '../shared/trip-search/trip-search-params.js';
import { AwaitedTour } from '../layout/page-skeleton.js';
import { mustHavePage } from './list-page.js';
import { siteRoute } from './site.js';

const tourRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'tour/$slug',
  staticData: {
    messages: ['tour-page', 'price-steps', 'reviews', 'tour-list', 'guide-directory'],
    module: 'routes/tour-screen.tsx',
  },
  validateSearch: (search: Record<string, unknown>) => ({ ...reviewSearch(search), ...tourSearchParams(search) }),
  loaderDeps: ({ search }) => ({ choice: reviewChoice(search), people: tripSearchOf(search).people }),
  loader: async ({ context, params: { slug }, deps: { choice, people }, location }) => {
    mustBeSlug(slug);
    const { queryClient } = context;
    const reviews = tourReviewsQuery(slug, choice, context);
    // A tour is sold without them too: what cannot be read now is asked for again by the page.
    const tour = await withAll(
      loadBySlug(context, tourQuery(slug, context), slug, location),
      queryClient.prefetchQuery({ ...reviews, retry: false }),
      queryClient.prefetchQuery({ ...tourGuidesQuery(slug, context), retry: false }),
      queryClient.prefetchQuery({ ...similarToursQuery(slug, people, context), retry: false }),
    );
    redirectTo(slug, tour.slug, location);
    mustHavePage(choice.page, queryClient.getQueryData(reviews.queryKey)?.pagination);
  },
  pendingComponent: AwaitedTour,
  component: lazyRouteComponent(() => import('./tour-screen.js'), 'TourScreen'),
});

export const tourRoutes = [tourRoute];
