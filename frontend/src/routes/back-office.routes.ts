import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { AuditSearch, JobsSearch, MailsSearch, UsersSearch } from '../features/back-office/list-search.js';
import { days, oneOf, pageOf, texts } from './admin-search.js';
import { attentionRoute } from './attention.routes.js';
import { backOfficeRoute } from './back-office.js';

/** The administration begins with what waits for a person. */
const indexRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/${params.lang}/${params.currency}/admin/attention`, replace: true });
  },
});

const mailsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'mails',
  staticData: { module: 'features/back-office/mails-page.tsx' },
  validateSearch: (asked: Record<string, unknown>): MailsSearch => ({
    ...pageOf(asked),
    ...texts(asked, 'query', 'recipient', 'kind'),
    ...oneOf(asked, 'state', ['waiting', 'sent', 'returned', 'failed']),
    ...oneOf(asked, 'sort', ['writtenAt', '-writtenAt']),
  }),
  component: lazyRouteComponent(() => import('../features/back-office/mails-page.js'), 'MailsPage'),
});

const mailRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'mails/$id',
  staticData: { module: 'features/back-office/mail-page.tsx' },
  component: lazyRouteComponent(() => import('../features/back-office/mail-page.js'), 'MailPage'),
});

const auditRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'audit',
  staticData: { module: 'features/back-office/audit-page.tsx' },
  validateSearch: (asked: Record<string, unknown>): AuditSearch => ({
    ...pageOf(asked),
    ...texts(asked, 'query', 'actor', 'command', 'subject', 'subjectType'),
    ...oneOf(asked, 'actorKind', ['person', 'visitor', 'job', 'integrator']),
    ...oneOf(asked, 'changes', ['true']),
    ...oneOf(asked, 'sort', ['at', '-at']),
    ...days(asked, 'from', 'to'),
  }),
  component: lazyRouteComponent(() => import('../features/back-office/audit-page.js'), 'AuditPage'),
});

const jobsRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'jobs',
  staticData: { module: 'features/back-office/jobs-page.tsx' },
  validateSearch: (asked: Record<string, unknown>): JobsSearch => ({
    ...pageOf(asked),
    ...texts(asked, 'query'),
    ...oneOf(asked, 'kind', ['reaction', 'scheduled-job', 'mail']),
    ...oneOf(asked, 'sort', ['failedAt', '-failedAt']),
  }),
  component: lazyRouteComponent(() => import('../features/back-office/jobs-page.js'), 'JobsPage'),
});

const usersRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'users',
  staticData: { module: 'features/back-office/users-page.tsx' },
  validateSearch: (asked: Record<string, unknown>): UsersSearch => ({
    ...pageOf(asked),
    ...texts(asked, 'query'),
    ...oneOf(asked, 'role', ['1', '2', '3', '4']),
    ...oneOf(asked, 'state', ['active', 'suspended', 'closed']),
    ...oneOf(asked, 'accountType', ['individual', 'business']),
    ...oneOf(asked, 'sort', ['signedUpAt', '-signedUpAt', 'lastName', '-lastName']),
  }),
  component: lazyRouteComponent(() => import('../features/back-office/users-page.js'), 'UsersPage'),
});

const userRoute = createRoute({
  getParentRoute: () => backOfficeRoute,
  path: 'users/$id',
  staticData: { module: 'features/back-office/user-page.tsx' },
  component: lazyRouteComponent(() => import('../features/back-office/user-page.js'), 'UserPage'),
});

/** Each feature of the team enters its routes here. */
export const backOfficeRoutes = [
  backOfficeRoute.addChildren([
    indexRoute,
    attentionRoute,
    mailsRoute,
    mailRoute,
    auditRoute,
    jobsRoute,
    usersRoute,
    userRoute,
  ]),
];
