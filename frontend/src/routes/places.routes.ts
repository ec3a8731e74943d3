import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { load, loadBySlug, redirectTo, redirectFromName, mustBeName, withAll } from '../api/query.js';
import { cmsEntriesQuery } from '../shared/cms/cms.api.js';
import { mostToured } from '../features/places/most-toured.js';
import {
  cityGuidesQuery,
  cityQuery,
  continentQuery,
  countriesQuery,
  countryQuery,
  placeTextQuery,
} from '../features/places/places.api.js';
import { reviewChoice, reviewSearch } from '../features/reviews/review-search.js';
import { cityReviewsQuery } from '../features/reviews/reviews.api.js';
import { cityToursQuery } from '../features/tour-list/city-tours.query.js';
import { countryToursQuery } from '../features/tour-list/tours.api.js';
import { continentsQuery, mappedCitiesQuery } from '../shared/catalogue/catalogue.api.js';
import { USUAL_PEOPLE } from '../shared/trip-search/people.js';
import { tripSearchParams, tripSearchOf } from '../shared/trip-search/trip-search-params.js';
import { AwaitedPlace } from '../layout/page-skeleton.js';
import { mustHavePage, pageOf } from './list-page.js';
import { siteRoute } from './site.js';

const zonesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'zones',
  staticData: { messages: ['places'], module: 'features/places/zones-page.tsx' },
  validateSearch: ({ on }: Record<string, unknown>): { on?: string | undefined } => ({
    on: typeof on === 'string' && /^[a-z]{1,20}$/.test(on) ? on : undefined,
  }),
  loader: ({ context }) =>
    Promise.all([
      load(context, continentsQuery(context)),
      load(context, countriesQuery(context)),
      load(context, mappedCitiesQuery(context)),
    ]),
  component: lazyRouteComponent(() => import('../features/places/zones-page.js'), 'ZonesPage'),
});

const continentRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'continent/$slug',
  staticData: { messages: ['places', 'tour-list'], module: 'routes/continent-screen.tsx' },
  loader: async ({ context, params: { slug }, location }) => {
    mustBeName(slug);
    await redirectFromName(context, continentQuery(slug, context), slug, location);
    const { queryClient, api } = context;
    const [continent] = await Promise.all([
      withAll(
        loadBySlug(context, continentQuery(slug, context), slug, location),
        queryClient.prefetchQuery({ ...placeTextQuery(api, 'continent', slug, context), retry: false }),
      ),
      load(context, continentsQuery(context)),
      load(context, mappedCitiesQuery(context)),
    ]);
    redirectTo(slug, continent.slug, location);
    await Promise.all(
      mostToured(continent).map((country) => load(context, countryToursQuery(country, USUAL_PEOPLE, context))),
    );
  },
  pendingComponent: AwaitedPlace,
  component: lazyRouteComponent(() => import('./continent-screen.js'), 'ContinentScreen'),
});

const countryRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'country/$slug',
  staticData: { messages: ['places', 'tour-list'], module: 'routes/country-screen.tsx' },
  validateSearch: tripSearchParams,
  loaderDeps: ({ search }) => ({ people: tripSearchOf(search).people }),
  loader: async ({ context, params: { slug }, deps: { people }, location }) => {
    mustBeName(slug);
    await redirectFromName(context, countryQuery(slug, context), slug, location);
    const { queryClient, api } = context;
    const country = await withAll(
      loadBySlug(context, countryQuery(slug, context), slug, location),
      queryClient.prefetchQuery({ ...placeTextQuery(api, 'country', slug, context), retry: false }),
    );
    redirectTo(slug, country.slug, location);
    // Not before: an old slug has no tours, which would pass for no country.
    await Promise.all([
      load(context, countryToursQuery(country.slug, people, context)),
      country.toursCount === 0 && load(context, mappedCitiesQuery(context)),
    ]);
  },
  pendingComponent: AwaitedPlace,
  component: lazyRouteComponent(() => import('./country-screen.js'), 'CountryScreen'),
});

const cityRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'city/$slug',
  staticData: { messages: ['places', 'tour-list', 'reviews'], module: 'routes/city-screen.tsx' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...pageOf(search),
    ...reviewSearch(search),
    ...tripSearchParams(search),
  }),
  loaderDeps: ({ search }) => ({
    page: Number(search.page ?? 1),
    choice: reviewChoice(search),
    people: tripSearchOf(search).people,
  }),
  loader: async ({ context, params: { slug }, deps: { page, choice, people }, location }) => {
    mustBeName(slug);
    await redirectFromName(context, cityQuery(slug, context), slug, location);
    const { queryClient } = context;
    const reviews = cityReviewsQuery(slug, choice, context);
    // A city is shown without its reviews, guides and text too: the page asks again for what cannot be read now.
    const list = cityToursQuery(slug, page, context, people);
    const city = await withAll(
      loadBySlug(context, cityQuery(slug, context), slug, location),
      queryClient.prefetchQuery({ ...list, retry: false }),
      queryClient.prefetchQuery({ ...reviews, retry: false }),
      queryClient.prefetchQuery({ ...cityGuidesQuery(slug, context), retry: false }),
      queryClient.prefetchQuery({ ...cmsEntriesQuery('city', context, slug), retry: false }),
    );
    redirectTo(slug, city.slug, location);
    mustHavePage(page, await load(context, list));
    mustHavePage(choice.page, queryClient.getQueryData(reviews.queryKey)?.pagination);
    await Promise.all([
      load(context, countryQuery(city.country.slug, context)),
      city.toursCount === 0 && load(context, mappedCitiesQuery(context)),
    ]);
  },
  pendingComponent: AwaitedPlace,
  component: lazyRouteComponent(() => import('./city-screen.js'), 'CityScreen'),
});

export const placesRoutes = [zonesRoute, continentRoute, countryRoute, cityRoute];
