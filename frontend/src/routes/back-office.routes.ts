import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { adminSearch } from './admin-search.js';
import { applicationsRoutes } from './applications.routes.js';
import { backOfficeRoute } from './back-office.js';
import { contentDeskRoutes } from './content-desk.routes.js';
import { placeDeskRoutes } from './place-desk.routes.js';
import { quoteReferencesRoutes } from './quote-references.routes.js';
import { conversationDeskRoutes } from './conversation-desk.routes.js';
import { ledgerRoutes } from './ledger-desk.routes.js';
import { transfersRoutes } from './transfers.routes.js';
import { giftCardDeskRoutes } from './gift-card-desk.routes.js';
import { invoicesRoutes } from './invoices.routes.js';
import { payoutDeskRoutes } from './payout-desk.routes.js';
import { partnersRoutes } from './partners.routes.js';
import { promoCodesRoutes } from './promo-codes.routes.js';
import { quoteDeskRoutes } from './quote-desk.routes.js';
import { reviewModerationRoutes } from './review-moderation.routes.js';
import { tourDeskRoutes } from './tour-desk.routes.js';
import { workItemsRoutes } from './work-items.routes.js';

/** The administration begins with what waits for a person. */
const indexRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/${params.lang}/${params.currency}/admin/work-items`, replace: true });
  },
});

const mailsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'mails',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/back-office/mails-page.js'), 'MailsPage'),
});

const mailRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'mails/$id',
  component: lazyRouteComponent(() => import('../features/back-office/mail-page.js'), 'MailPage'),
});

const auditRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'audit',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/back-office/audit-page.js'), 'AuditPage'),
});

const jobsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'jobs',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/back-office/jobs-page.js'), 'JobsPage'),
});

const ordersRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'orders',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/back-office/orders-page.js'), 'OrdersPage'),
});

const orderRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'orders/$reference',
  component: lazyRouteComponent(() => import('../features/back-office/order-page.js'), 'OrderPage'),
});

const missionRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'missions/$id',
  component: lazyRouteComponent(() => import('../features/back-office/mission-page.js'), 'MissionPage'),
});

const usersRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'users',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/back-office/users-page.js'), 'UsersPage'),
});

const userRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'users/$id',
  staticData: { messages: ['confirm-password'] },
  component: lazyRouteComponent(() => import('../features/back-office/user-page.js'), 'UserPage'),
});

const professionalsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'professionals',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('../features/back-office/professionals-page.js'), 'ProfessionalsPage'),
});

const professionalRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'professionals/$id',
  component: lazyRouteComponent(() => import('../features/back-office/professional-page.js'), 'ProfessionalPage'),
});

/** Each feature of the team enters its routes here. */
export const backOfficeRoutes = [
  backOfficeRoute.addChildren([
    indexRoute,
    ...workItemsRoutes,
    ...applicationsRoutes,
    mailsRoute,
    mailRoute,
    auditRoute,
    jobsRoute,
    ordersRoute,
    orderRoute,
    missionRoute,
    usersRoute,
    userRoute,
    professionalsRoute,
    professionalRoute,
    ...contentDeskRoutes,
    ...placeDeskRoutes,
    ...quoteReferencesRoutes,
    ...giftCardDeskRoutes,
    ...invoicesRoutes,
    ...payoutDeskRoutes,
    ...promoCodesRoutes,
    ...partnersRoutes,
    ...conversationDeskRoutes,
    ...transfersRoutes,
    ...ledgerRoutes,
    ...quoteDeskRoutes,
    ...reviewModerationRoutes,
    ...tourDeskRoutes,
  ]),
];
