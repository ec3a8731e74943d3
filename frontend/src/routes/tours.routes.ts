import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { load, loadBySlug, moveOn } from '../api/query.js';
import { cityQuery } from '../features/city/city.api.js';
import { cityToursQuery } from '../features/tours/city-tours.query.js';
import { canonicalSearch, readFilters, type ToursSearch } from '../features/tours/tour-filters.js';
import { cityNameQuery, toursQuery } from '../features/tours/tours.api.js';
import { categoriesQuery } from '../layout/layout.api.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

const toursRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'tours',
  staticData: { messages: ['tours'], module: 'features/tours/tours-page.tsx' },
  validateSearch: (search: Record<string, unknown>): ToursSearch => canonicalSearch(search),
  // Without loaderDeps: another filter shows at once, and its list when it comes.
  loader: ({ context, location }) => {
    const filters = readFilters(location.search);
    const { city } = filters;
    return Promise.all([
      load(context, toursQuery(filters, context)),
      load(context, categoriesQuery(context)),
      city && context.queryClient.prefetchQuery({ ...cityNameQuery(city, context), retry: false }),
    ]);
  },
  component: lazyRouteComponent(() => import('../features/tours/tours-page.js'), 'ToursPage'),
});

const PAGE = /^[1-9]\d{0,3}$/;

/** What is no further page is taken out of the address. */
const pageOf = ({ page }: Record<string, unknown>): { page?: string | undefined } => ({
  page: typeof page === 'string' && PAGE.test(page) && page !== '1' ? page : undefined,
});

const cityRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'city/$slug',
  staticData: { messages: ['city', 'tours'], module: 'routes/city-screen.tsx' },
  validateSearch: pageOf,
  loaderDeps: ({ search }) => ({ page: Number(search.page ?? 1) }),
  loader: async ({ context, params: { slug }, deps: { page }, location }) => {
    const [city] = await Promise.all([
      loadBySlug(context, cityQuery(slug, context), slug, location),
      load(context, cityToursQuery(slug, page, context)),
    ]);
    moveOn(slug, city.slug, location);
  },
  component: lazyRouteComponent(() => import('./city-screen.js'), 'CityScreen'),
});

const favouritesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'favourite-tours',
  staticData: { messages: ['tours'], module: 'features/tours/favourites-page.tsx' },
  validateSearch: pageOf,
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../features/tours/favourites-page.js'), 'FavouritesPage'),
});

export const toursRoutes = [toursRoute, cityRoute, favouritesRoute];
