import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { siteRoute } from './site.js';

interface CheckoutSearch {
  readonly step?: 'review';
  /** Reference of the order that is being paid. */
  readonly order?: string;
}

const cartRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'cart',
  staticData: { messages: ['checkout', 'price-steps'], module: 'routes/cart-screen.tsx', needsScript: true },
  component: lazyRouteComponent(() => import('./cart-screen.js'), 'CartScreen'),
});

const checkoutRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'checkout',
  staticData: {
    messages: ['checkout', 'price-steps'],
    module: 'features/checkout/checkout-page.tsx',
    needsScript: true,
  },
  validateSearch: ({ step, order }: Record<string, unknown>): CheckoutSearch => ({
    ...(step === 'review' ? { step } : {}),
    ...(typeof order === 'string' ? { order } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/checkout/checkout-page.js'), 'CheckoutPage'),
});

export const checkoutRoutes = [cartRoute, checkoutRoute];
