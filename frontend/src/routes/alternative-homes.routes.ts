import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { load } from '../api/query.js';
import { themesQuery, themeToursQuery } from '../features/tour-list/themes.query.js';
import { atlasToursQuery } from '../features/tour-list/tours.api.js';
import { continentsQuery, mappedCitiesQuery } from '../shared/catalogue/catalogue.api.js';
import { siteRoute } from './site.js';

const themesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'home-2',
  staticData: { messages: ['tour-list'], module: 'features/tour-list/themes-page.tsx' },
  loader: async ({ context }) => {
    const themes = await load(context, themesQuery(context));
    await Promise.all(themes.map(({ slug }) => load(context, themeToursQuery(slug, context))));
  },
  component: lazyRouteComponent(() => import('../features/tour-list/themes-page.js'), 'ThemesPage'),
});

const atlasRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'home-3',
  staticData: { messages: ['tour-list'], module: 'features/tour-list/atlas-page.tsx' },
  loader: ({ context }) =>
    Promise.all([
      load(context, continentsQuery(context)),
      load(context, mappedCitiesQuery(context)),
      load(context, atlasToursQuery(context)),
    ]),
  component: lazyRouteComponent(() => import('../features/tour-list/atlas-page.js'), 'AtlasPage'),
});

/** Other ways in than the first page. */
export const alternativeHomeRoutes = [themesRoute, atlasRoute];
