import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const promoCodesRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'promo-codes',
  staticData: { messages: ['promo-codes'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/promo-codes/promo-codes-page.js'), 'PromoCodesPage'),
});

const promoCodeRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'promo-codes/$id',
  staticData: { messages: ['promo-codes'] },
  component: lazyRouteComponent(() => import('../features/promo-codes/promo-code-page.js'), 'PromoCodePage'),
});

export const promoCodesRoutes = [promoCodesRoute, promoCodeRoute];
