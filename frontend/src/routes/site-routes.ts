import { accountRoutes } from './account.routes.js';
import { addressesRoutes } from './addresses.routes.js';
import { blogRoutes } from './blog.routes.js';
import { bookingsRoutes } from './my-bookings.routes.js';
import { checkoutRoutes } from './checkout.routes.js';
import { devRoutes } from './dev.routes.js';
import { guideMissionsRoutes } from './guide-desk.routes.js';
import { guidesRoutes } from './guide-directory.routes.js';
import { homeRoutes } from './home.routes.js';
import { legalRoutes } from './legal.routes.js';
import { myManagerRoutes } from './my-manager.routes.js';
import { notificationsRoutes } from './notifications.routes.js';
import { partnerAccountRoutes } from './partner-account.routes.js';
import { pagesRoutes } from './cms-pages.routes.js';
import { payoutAccountsRoutes } from './payout-accounts.routes.js';
import { placesRoutes } from './places.routes.js';
import { quotesRoutes } from './quotes.routes.js';
import { securityRoutes } from './security.routes.js';
import { tourRoutes } from './tour-page.routes.js';
import { toursRoutes } from './tour-list.routes.js';
import { guidePaymentsRoutes } from './guide-payments.routes.js';
import { guideReviewsRoutes } from './guide-reviews.routes.js';
import { conversationsRoutes } from './conversations.routes.js';
import { writeReviewRoutes } from './write-review.routes.js';
import { alternativeHomeRoutes } from './alternative-homes.routes.js';

/** The pages of the site, below language and currency. Each feature enters its routes here. */
export const siteRoutes = [
  ...homeRoutes,
  ...alternativeHomeRoutes,
  ...accountRoutes,
  ...securityRoutes,
  ...addressesRoutes,
  ...payoutAccountsRoutes,
  ...tourRoutes,
  ...toursRoutes,
  ...placesRoutes,
  ...checkoutRoutes,
  ...bookingsRoutes,
  ...conversationsRoutes,
  ...writeReviewRoutes,
  ...guideMissionsRoutes,
  ...guidePaymentsRoutes,
  ...guideReviewsRoutes,
  ...myManagerRoutes,
  ...partnerAccountRoutes,
  ...notificationsRoutes,
  ...quotesRoutes,
  ...legalRoutes,
  ...pagesRoutes,
  ...blogRoutes,
  ...guidesRoutes,
  ...devRoutes,
] as const;
