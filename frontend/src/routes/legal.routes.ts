import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { load } from '../api/query.js';
import { legalQuery } from '../features/legal/legal.api.js';
import { siteRoute } from './site.js';

const SLUG = /^[a-z0-9-]{1,120}$/;

const legalRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'legal/$slug',
  staticData: { messages: ['legal'], module: 'features/legal/legal-page.tsx' },
  loader: async ({ context, params: { slug } }) => {
    if (!SLUG.test(slug)) throw notFound();
    const [text] = await load(context, legalQuery(slug, context));
    if (!text) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/legal/legal-page.js'), 'LegalPage'),
});

export const legalRoutes = [legalRoute];
