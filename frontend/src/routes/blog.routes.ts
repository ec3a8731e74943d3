import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { load, loadBySlug, mustBeSlug } from '../api/query.js';
import { cmsEntriesQuery } from '../shared/cms/cms.api.js';
import { cityQuery } from '../features/places/places.api.js';
import { cityToursQuery } from '../features/tour-list/city-tours.query.js';
import { mustHavePage, pageOf } from './list-page.js';
import { siteRoute } from './site.js';

/** The journal is one list, without further pages. */
const WHOLE = { totalPages: 1 };

const blogRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'blog',
  staticData: { messages: ['blog'], module: 'features/blog/blog-page.tsx' },
  validateSearch: pageOf,
  loaderDeps: ({ search }) => ({ page: Number(search.page ?? 1) }),
  loader: ({ context, deps: { page } }) => {
    mustHavePage(page, WHOLE);
    return load(context, cmsEntriesQuery('blog', context));
  },
  component: lazyRouteComponent(() => import('../features/blog/blog-page.js'), 'BlogPage'),
});

const articleRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'blog/$slug',
  staticData: { messages: ['blog', 'tour-list'], module: 'routes/article-screen.tsx' },
  loader: async ({ context, params: { slug }, location }) => {
    const articles = await load(context, cmsEntriesQuery('blog', context));
    mustBeSlug(slug);
    const article = articles.find((each) => each.slug === slug);
    if (!article) {
      await loadBySlug(context, cmsEntriesQuery('blog', context, slug), slug, location);
      throw notFound();
    }
    // A place that has gone from the catalogue leaves the article as it is.
    await Promise.all(
      (article.details.cities ?? []).flatMap((city) => [
        context.queryClient.prefetchQuery(cityQuery(city, context)),
        context.queryClient.prefetchQuery(cityToursQuery(city, 1, context)),
      ]),
    );
  },
  component: lazyRouteComponent(() => import('./article-screen.js'), 'ArticleScreen'),
});

export const blogRoutes = [blogRoute, articleRoute];
