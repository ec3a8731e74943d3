import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { load } from '../api/query.js';
import { featuredQuery } from '../features/home/home.api.js';
import { figuresQuery } from '../features/cms-pages/figures.api.js';
import { randomReviewsQuery } from '../features/reviews/reviews.api.js';
import { categoriesQuery } from '../shared/catalogue/catalogue.api.js';
import { siteRoute } from './site.js';

const homeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/',
  staticData: { messages: ['home'], module: 'routes/home-screen.tsx' },
  loader: ({ context }) =>
    Promise.all([
      load(context, categoriesQuery(context)),
      load(context, featuredQuery(context)),
      load(context, figuresQuery(context)),
      load(context, randomReviewsQuery(context)),
    ]),
  component: lazyRouteComponent(() => import('./home-screen.js'), 'HomeScreen'),
});

export const homeRoutes = [homeRoute];
