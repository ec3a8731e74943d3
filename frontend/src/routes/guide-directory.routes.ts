import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isProblem } from '../api/api.js';
import { load, loadBySlug, mustBeSlug } from '../api/query.js';
import { readGuideFilters } from '../features/guide-directory/guide-filters.js';
import { guideQuery, guidesQuery, languagesQuery } from '../features/guide-directory/guides.api.js';
import { guideReviewsQuery } from '../features/reviews/reviews.api.js';
import { cityToursQuery } from '../features/tour-list/city-tours.query.js';
import { categoriesQuery, mappedCitiesQuery } from '../shared/catalogue/catalogue.api.js';
import { mustHavePage } from './list-page.js';
import { siteRoute } from './site.js';

const guidesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'author',
  staticData: { messages: ['guide-directory'], module: 'features/guide-directory/guides-page.tsx' },
  validateSearch: (search: Record<string, unknown>) => readGuideFilters(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [found, cities, categories] = await Promise.all([
      load(context, guidesQuery(deps, context)).catch((error: unknown) => {
        throw isProblem(error) && error.status === 422 ? notFound() : error;
      }),
      load(context, mappedCitiesQuery(context)),
      load(context, categoriesQuery(context)),
      load(context, languagesQuery(context)),
    ]);
    const { city, category } = deps;
    if (city && !cities.some(({ slug }) => slug === city)) throw notFound();
    if (category && !categories.some(({ slug }) => slug === category)) throw notFound();
    mustHavePage(Number(deps.page ?? 1), found);
  },
  component: lazyRouteComponent(() => import('../features/guide-directory/guides-page.js'), 'GuidesPage'),
});

const guideRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'author/$slug',
  staticData: { messages: ['guide-directory', 'tour-list', 'reviews'], module: 'routes/guide-screen.tsx' },
  validateSearch: ({ page }: Record<string, unknown>): { readonly page?: string } =>
    /^[1-9]\d{0,3}$/.test(String(page)) && String(page) !== '1' ? { page: String(page) } : {},
  loaderDeps: ({ search: { page } }) => ({ page: Number(page ?? 1) }),
  loader: async ({ context, location, params: { slug }, deps: { page } }) => {
    mustBeSlug(slug);
    const { city } = await loadBySlug(context, guideQuery(slug, context), slug, location);
    await Promise.all([
      load(context, cityToursQuery(city.slug, 1, context)),
      load(context, languagesQuery(context)),
      context.queryClient.prefetchQuery(guideReviewsQuery(slug, page, context)),
    ]);
  },
  component: lazyRouteComponent(() => import('./guide-screen.js'), 'GuideScreen'),
});

export const guidesRoutes = [guidesRoute, guideRoute];
