import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isProblem } from '../api/api.js';
import { load, unlessUnanswered } from '../api/query.js';
import { dayLeftOut } from '../features/tour-list/day-left-out.js';
import {
  canonicalSearch,
  readFilters,
  relaxations,
  toursPath,
  VIEWS,
  without,
  type Filters,
  type ToursSearch,
} from '../features/tour-list/tour-filters.js';
import { cityNameQuery, countQuery, tourCitiesQuery, toursQuery } from '../features/tour-list/tours.api.js';
import type { Site } from '../i18n/site.js';
import { hasEnoughLetters } from '../shared/city-search/enough-letters.js';
import {
  categoriesQuery,
  citySuggestionsQuery,
  popularCitiesQuery,
  type CitySuggestion,
} from '../shared/catalogue/catalogue.api.js';
import { placeFromQuery } from '../shared/city-search/place-from-query.js';
import { AwaitedList } from '../layout/page-skeleton.js';
import { mustHavePage, pageOf } from './list-page.js';
import { siteRoute } from './site.js';

type LoadContext = Parameters<typeof load>[0] & Site;
type SiteParams = Readonly<Record<'lang' | 'currency', string>>;

/** A city's or country's name in any language, by the search that suggests; one without tours has a page that says so. */
async function followSought(context: LoadContext, { lang, currency }: SiteParams, filters: Filters): Promise<void> {
  const { sought, city } = filters;
  if (!sought || city || !hasEnoughLetters(sought)) return;
  // Without the search the list says what it says of a name that nobody knows.
  const found = await context.queryClient
    .ensureQueryData({ ...citySuggestionsQuery(sought, context), retry: false })
    .catch(() => []);
  const path = pathOfMeant(found, filters);
  if (path) throw redirect({ href: `/${lang}/${currency}${path}`, statusCode: 302 });
}

function pathOfMeant(found: readonly CitySuggestion[], filters: Filters): string | undefined {
  const { city, country } = placeFromQuery(found);
  if (city)
    return city.toursCount > 0 ? toursPath(filters, { city: city.slug, sought: undefined }) : `/city/${city.slug}`;
  return country && `/country/${country}`;
}

/** Until one of them helps. A count that does not come is asked for again by the page. */
async function prefetchRelaxations(context: LoadContext, filters: Filters): Promise<void> {
  const { one, two, only } = relaxations(filters);
  for (const step of [one, two, only]) {
    const counts = await Promise.all(
      step.map(({ list }) => context.queryClient.ensureQueryData(countQuery(list, context)).catch(() => undefined)),
    );
    if (counts.some((found) => found?.totalItems !== 0)) return;
  }
}

const toursRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'tours',
  staticData: { messages: ['tour-list'], module: 'features/tour-list/tours-page.tsx' },
  validateSearch: (search: Record<string, unknown>): ToursSearch => canonicalSearch(search),
  // Without loaderDeps: another filter shows at once, and its list when it comes.
  loader: async ({ context, location, params }) => {
    const filters = readFilters(location.search);
    const { city } = filters;
    await followSought(context, params, filters);
    const [tours] = await Promise.all([
      unlessUnanswered(load(context, toursQuery(filters, context))).catch(async (error: unknown) => {
        const isRefused = isProblem(error) && error.status === 422;
        const kinds = isRefused ? await load(context, categoriesQuery(context)) : [];
        const slugs = kinds.map(({ slug }) => slug);
        const understood = isRefused ? without(filters, error.errors, slugs) : undefined;
        if (!understood) throw error;
        const { lang, currency } = params;
        const told = understood.startAt === filters.startAt ? '' : dayLeftOut(filters.startAt);
        throw redirect({ href: `/${lang}/${currency}${toursPath(understood)}${told}`, statusCode: 302 });
      }),
      unlessUnanswered(load(context, categoriesQuery(context))),
      // A map that could not be read is told of in its place.
      filters.view === 'map' && context.queryClient.prefetchQuery(tourCitiesQuery(filters, context)),
      city && context.queryClient.prefetchQuery({ ...cityNameQuery(city, context), retry: false }),
    ]);
    if (!tours) return;
    mustHavePage(filters.page, tours);
    if (tours.totalItems === 0)
      await Promise.all([
        prefetchRelaxations(context, filters),
        filters.sought && context.queryClient.prefetchQuery({ ...popularCitiesQuery(context), retry: false }),
      ]);
  },
  pendingComponent: AwaitedList,
  component: lazyRouteComponent(() => import('../features/tour-list/tours-page.js'), 'ToursPage'),
});

/** Each look of the list has a short address of its own, which takes its filters along. */
const lookRoutes = VIEWS.map((view) =>
  createRoute({
    getParentRoute: () => siteRoute,
    path: `listing-${view}`,
    beforeLoad: ({ params: { lang, currency }, search }) => {
      const filters = readFilters(search);
      throw redirect({
        href: `/${lang}/${currency}${toursPath(filters, { view, page: filters.page })}`,
        statusCode: 301,
      });
    },
  }),
);

const favouritesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'favourite-tours',
  staticData: { messages: ['tour-list'], module: 'features/tour-list/favourites-page.tsx', needsScript: true },
  validateSearch: pageOf,
  component: lazyRouteComponent(() => import('../features/tour-list/favourites-page.js'), 'FavouritesPage'),
});

export const toursRoutes = [toursRoute, favouritesRoute, ...lookRoutes];
