import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { load, loadBySlug, moveOn } from '../api/query.js';
import { cityQuery } from '../features/city/city.api.js';
import { cityToursQuery } from '../features/tours/city-tours.query.js';
import { canonicalSearch, readFilters, type ToursSearch } from '../features/tours/tour-filters.js';
import { cityNameQuery, toursQuery, type Tours } from '../features/tours/tours.api.js';
import { categoriesQuery } from '../layout/layout.api.js';
import { requireSession } from './guards.js';
import { siteRoute } from './site.js';

/** A list has a first page, even an empty one; what comes after the last is nothing. */
function mustHavePage(page: number, { totalPages }: Tours): void {
  if (page > 1 && page > totalPages) throw notFound();
}

const toursRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'tours',
  staticData: { messages: ['tours'], module: 'features/tours/tours-page.tsx' },
  validateSearch: (search: Record<string, unknown>): ToursSearch => canonicalSearch(search),
  // Without loaderDeps: another filter shows at once, and its list when it comes.
  loader: async ({ context, location }) => {
    const filters = readFilters(location.search);
    const { city } = filters;
    const [tours] = await Promise.all([
      load(context, toursQuery(filters, context)),
      load(context, categoriesQuery(context)),
      city && context.queryClient.prefetchQuery({ ...cityNameQuery(city, context), retry: false }),
    ]);
    mustHavePage(filters.page, tours);
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
    const [city, tours] = await Promise.all([
      loadBySlug(context, cityQuery(slug, context), slug, location),
      load(context, cityToursQuery(slug, page, context)),
    ]);
    moveOn(slug, city.slug, location);
    mustHavePage(page, tours);
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
