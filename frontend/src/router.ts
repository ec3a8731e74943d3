import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './features/error-pages/error-page.js';
import { NotFoundPage } from './features/error-pages/not-found-page.js';
import { PENDING_MS } from './layout/use-pending-navigation.js';
import type { RouteTree } from './routes/route-tree.js';
import { parseSearch, stringifySearch } from './routes/search.js';
import type { SiteContext } from './site-context.js';
import { AwaitedPage } from './layout/page-skeleton.js';

/** Where a document was scrolled to before its script came, by the reader or by the browser, it stays. */
function restoresScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const stays = isFirst && scrollY > 0;
    isFirst = false;
    return !stays;
  };
}

export function createSiteRouter(context: SiteContext, history: RouterHistory, routeTree: RouteTree) {
  return createRouter({
    routeTree,
    history,
    context,
    parseSearch,
    stringifySearch,
    origin: context.publicUrl,
    trailingSlash: 'preserve',
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MS,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: AwaitedPage,
    scrollRestoration: typeof document !== 'undefined' && restoresScroll(),
    scrollRestorationBehavior: 'instant',
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
