import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const contentRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'content',
  staticData: { messages: ['content-desk'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/content-desk/content-page.js'), 'ContentPage'),
});

const entryRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'content/$kind/$slug',
  staticData: { messages: ['content-desk'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/content-desk/entry-page.js'), 'EntryPage'),
});

const translationsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'translations',
  staticData: { messages: ['content-desk'] },
  component: lazyRouteComponent(() => import('../features/content-desk/translations-page.js'), 'TranslationsPage'),
});

export const contentDeskRoutes = [contentRoute, entryRoute, translationsRoute];
