import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { backOfficeRoute } from './back-office.js';

const giftCardsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'gift-cards',
  staticData: { messages: ['gift-card-desk'] },
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/gift-card-desk/gift-cards-page.js'), 'GiftCardsPage'),
});

const giftCardRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'gift-cards/$id',
  staticData: { messages: ['gift-card-desk'] },
  component: lazyRouteComponent(() => import('../features/gift-card-desk/gift-card-page.js'), 'GiftCardPage'),
});

export const giftCardDeskRoutes = [giftCardsRoute, giftCardRoute];
