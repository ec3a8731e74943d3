import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { load, mustBeSlug } from '../api/query.js';
import { legalQuery } from '../features/legal/legal.api.js';
import { siteRoute } from './site.js';

const legalRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'legal/$slug',
  staticData: { messages: ['legal'], module: 'features/legal/legal-page.tsx' },
  loader: async ({ context, params: { slug } }) => {
    mustBeSlug(slug);
    const [text] = await load(context, legalQuery(slug, context));
    if (!text) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/legal/legal-page.js'), 'LegalPage'),
});

export const legalRoutes = [legalRoute];
