import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { load } from '../api/query.js';
import { featuredQuery } from '../features/home/home.api.js';
import { categoriesQuery } from '../layout/layout.api.js';
import { siteRoute } from './site.js';

const homeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/',
  staticData: { messages: ['home'], module: 'features/home/home-page.tsx' },
  loader: ({ context }) =>
    Promise.all([load(context, categoriesQuery(context)), load(context, featuredQuery(context))]),
  component: lazyRouteComponent(() => import('../features/home/home-page.js'), 'HomePage'),
});

export const homeRoutes = [homeRoute];
