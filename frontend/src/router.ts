import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from './features/problems/error-page.js';
import { NotFoundPage } from './features/problems/not-found-page.js';
import { routeTree } from './routes/route-tree.js';
import type { SiteContext } from './site-context.js';
import { PageSkeleton } from './ui/page-skeleton.js';

/** Numbers, lists and words as they are (`people=2`, `categories=museum,food-tour`): no JSON in addresses. */
function parseSearch(text: string): Record<string, string> {
  const search: Record<string, string> = {};
  // A form sent without script repeats a name for each box that is ticked.
  for (const [name, value] of new URLSearchParams(text)) {
    search[name] = search[name] ? `${search[name]},${value}` : value;
  }
  return search;
}

function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, `${value as string | number | boolean}`]],
  );
  const text = new URLSearchParams(entries).toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

export function createSiteRouter(context: SiteContext, history: RouterHistory) {
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
    defaultPendingMs: 300,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PageSkeleton,
    scrollRestoration: typeof document !== 'undefined',
    scrollRestorationBehavior: 'instant',
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
