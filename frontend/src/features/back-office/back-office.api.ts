import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type {
  CompanyCancelRequest,
  MailView,
  OrderRecord,
  OrderRow,
  ProfessionalRecord,
  TeamRefundRequest,
  UserRecord,
  UserRow,
} from '../../api/generated/types.gen.js';
import {
  pageOf,
  roleOf,
  type AuditSearch,
  type JobsSearch,
  type MailsSearch,
  type OrdersSearch,
  type ProfessionalsSearch,
  type UsersSearch,
} from './list-search.js';

export type {
  AuditRecordView as AuditRecord,
  FailedJob,
  MailRecord,
  MailView as Mail,
  OrderRow as Order,
  OrderRecord,
  TeamMissionView as MissionRecord,
  ProfessionalRecord,
  ProfessionalRow as Professional,
  SearchHit,
  TeamRefundRequest,
  TeamRefundRow as TeamRefund,
  UserRecord,
  UserRow as User,
} from '../../api/generated/types.gen.js';

export type MailState = MailView['state'];
export type OrderStatus = OrderRow['status'];
export type BookingStatus = OrderRecord['bookings'][number]['status'];
export type UserStatus = UserRow['status'];
export type ProfessionalState = ProfessionalRecord['state'];
export type ProfessionalAction = ProfessionalRecord['actions'][number];
export type UserAction = UserRecord['actions'][number];

export const mailsQuery = (search: MailsSearch) => apiQuery('/api/admin/mails', { ...search, page: pageOf(search) });

export const mailQuery = (id: string) => apiQuery('/api/admin/mails/{id}', { id });

export const sendMailAgain = (api: Api, id: string) =>
  writeApi(api, 'POST /api/admin/mails/{id}/send-again', { params: { id } });

const DAY_MS = 86_400_000;

const startOf = (day: string): string => `${day}T00:00:00Z`;
const endOf = (day: string): string => new Date(Date.parse(startOf(day)) + DAY_MS).toISOString();

/** Days of an address begin and end at midnight in Greenwich. */
const periodOf = ({ from, to }: { readonly from?: string; readonly to?: string }) => ({
  ...(from === undefined ? {} : { from: startOf(from) }),
  ...(to === undefined ? {} : { to: endOf(to) }),
});

export const auditQuery = ({ from, to, ...search }: AuditSearch) =>
  apiQuery('/api/admin/audit', {
    ...search,
    page: pageOf(search),
    ...periodOf({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
  });

export const ordersQuery = ({ from, to, ...search }: OrdersSearch, { locale }: Site) =>
  apiQuery('/api/admin/orders', {
    ...search,
    page: pageOf(search),
    language: locale,
    ...periodOf({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
  });

/** By the reference of the order or of one of its bookings. */
export const orderQuery = (reference: string, { locale }: Site) =>
  apiQuery('/api/admin/orders/{reference}', { reference, language: locale });

export const missionQuery = (id: string, { locale }: Site) =>
  apiQuery('/api/admin/missions/{id}', { id, language: locale });

const JOBS = '/api/admin/jobs';

export const jobsQuery = (search: JobsSearch) => apiQuery(JOBS, { ...search, page: pageOf(search) });

export const isOfJobs = (key: readonly unknown[]): boolean => key[0] === JOBS;

export const replayJob = (api: Api, id: string) =>
  writeApi(api, 'POST /api/admin/jobs/{id}/replay', { params: { id } });

export const searchQuery = (query: string) => apiQuery('/api/admin/search', { query });

const USERS = '/api/admin/users';

export const usersQuery = ({ role, ...search }: UsersSearch) =>
  apiQuery(USERS, { ...search, page: pageOf(search), ...(role === undefined ? {} : { role: roleOf(role) }) });

export const userQuery = (id: string) => apiQuery('/api/admin/users/{id}', { id });

export const isOfUsers = (key: readonly unknown[]): boolean => String(key[0]).startsWith(USERS);

export const suspendUser = (api: Api, id: string, reason: string, version: number) =>
  writeApi(api, 'POST /api/admin/users/{id}/suspend', { params: { id }, body: { reason, version } });

export const restoreUser = (api: Api, id: string, version: number) =>
  writeApi(api, 'POST /api/admin/users/{id}/restore', { params: { id }, body: { version } });

export const changeUserRole = (api: Api, id: string, role: UserRow['role'], version: number) =>
  writeApi(api, 'PUT /api/admin/users/{id}/role', { params: { id }, body: { role, version } });

export const removeSecondFactor = (api: Api, id: string) =>
  writeApi(api, 'POST /api/admin/users/{id}/remove-second-factor', { params: { id } });

/** @param manager null: the team */
export const assignManager = (api: Api, id: string, manager: string | null, version: number) =>
  writeApi(api, 'PUT /api/admin/users/{id}/manager', { params: { id }, body: { manager, version } });

/** Whom something can be assigned to. */
export const adminsQuery = () => apiQuery('/api/admin/work-item-assignees');

const PROFESSIONALS = '/api/admin/professionals';

export const professionalsQuery = (search: ProfessionalsSearch) =>
  apiQuery(PROFESSIONALS, { ...search, page: pageOf(search) });

export const professionalQuery = (id: string) => apiQuery('/api/admin/professionals/{id}', { id });

export const isOfProfessionals = (key: readonly unknown[]): boolean => String(key[0]).startsWith(PROFESSIONALS);

export const validateProfessional = (api: Api, id: string) =>
  writeApi(api, 'POST /api/admin/professionals/{id}/validate', { params: { id } });

export const rejectProfessional = (api: Api, id: string, reason: string) =>
  writeApi(api, 'POST /api/admin/professionals/{id}/reject', { params: { id }, body: { reason } });

export const isOfOrders = ([path]: readonly unknown[]): boolean =>
  String(path).startsWith('/api/admin/orders') || path === '/api/admin/refunds' || path === '/api/admin/audit';

/** All that goes back if the company cancels. */
export const quoteCompanyCancellation = (api: Api, reference: string) =>
  writeApi(api, 'POST /api/admin/bookings/{reference}/cancel-quote', { params: { reference } });

export const buyTickets = (api: Api, reference: string) =>
  writeApi(api, 'POST /api/admin/bookings/{reference}/tickets-bought', { params: { reference } });

/** The meeting points of a sold tour. */
export const meetingPointsQuery = (slug: string, { locale, currency }: Site) =>
  apiQuery('/api/tour/{id}', { id: slug, language: locale, currency });

/** Moves a booking to another meeting point of its tour, at no cost. The customer is mailed, and may refuse. */
export async function moveMeetingPoint(
  api: Api,
  reference: string,
  meetingPoint: string,
  { locale }: Site,
): Promise<void> {
  const params = { reference, language: locale };
  const { token } = await writeApi(api, 'POST /api/admin/bookings/{reference}/change-quote', {
    params,
    body: { meetingPoint },
  });
  await writeApi(api, 'POST /api/admin/bookings/{reference}/change', {
    params,
    body: { token },
    idempotencyKey: crypto.randomUUID(),
  });
}

export const cancelForCompany = (api: Api, reference: string, body: CompanyCancelRequest, { locale }: Site) =>
  writeApi(api, 'POST /api/admin/bookings/{reference}/cancel', {
    params: { reference, language: locale },
    body,
    idempotencyKey: crypto.randomUUID(),
  });

export const proposeRefund = (api: Api, reference: string, body: TeamRefundRequest) =>
  writeApi(api, 'POST /api/admin/orders/{reference}/refunds', {
    params: { reference },
    body,
    idempotencyKey: crypto.randomUUID(),
  });

/** Refunds that the team made of an order, or proposes. */
export const teamRefundsQuery = (order: string) => apiQuery('/api/admin/refunds', { order });

export const decideRefund = (api: Api, id: string, version: number, action: 'approve' | 'decline') =>
  action === 'approve'
    ? writeApi(api, 'POST /api/admin/refunds/{id}/approve', { params: { id }, body: { version } })
    : writeApi(api, 'POST /api/admin/refunds/{id}/decline', { params: { id }, body: { version } });
