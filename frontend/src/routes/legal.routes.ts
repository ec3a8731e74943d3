import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { loadBySlug, mustBeSlug } from '../api/query.js';
import { legalQuery } from '../features/legal/legal.api.js';
import { siteRoute } from './site.js';

const legalRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'legal/$slug',
  staticData: { messages: ['legal'], module: 'features/legal/legal-page.tsx' },
  loader: async ({ context, params: { slug }, location }) => {
    mustBeSlug(slug);
    const [text] = await loadBySlug(context, legalQuery(slug, context), slug, location);
    if (!text) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/legal/legal-page.js'), 'LegalPage'),
});

export const legalRoutes = [legalRoute];
