import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { MailView } from '../../api/generated/types.gen.js';
import { pageOf, type AuditSearch, type MailsSearch } from './list-search.js';

export type {
  AuditRecordView as AuditRecord,
  FailedJob,
  MailRecord,
  MailView as Mail,
  SearchHit,
} from '../../api/generated/types.gen.js';

export type MailState = MailView['state'];

export const mailsQuery = (search: MailsSearch) => apiQuery('/api/admin/mails', { ...search, page: pageOf(search) });

export const mailQuery = (id: string) => apiQuery('/api/admin/mails/{id}', { id });

export const sendMailAgain = (api: Api, id: string) =>
  writeApi(api, 'POST /api/admin/mails/{id}/send-again', { params: { id } });

const DAY_MS = 86_400_000;

const startOf = (day: string): string => `${day}T00:00:00Z`;
const endOf = (day: string): string => new Date(Date.parse(startOf(day)) + DAY_MS).toISOString();

/** Days of an address begin and end at midnight in Greenwich. */
export const auditQuery = ({ from, to, ...search }: AuditSearch) =>
  apiQuery('/api/admin/audit', {
    ...search,
    page: pageOf(search),
    ...(from === undefined ? {} : { from: startOf(from) }),
    ...(to === undefined ? {} : { to: endOf(to) }),
  });

export const failedJobsQuery = () => apiQuery('/api/admin/jobs');

export const replayJob = (api: Api, id: string) =>
  writeApi(api, 'POST /api/admin/jobs/{id}/replay', { params: { id } });

export const searchQuery = (query: string) => apiQuery('/api/admin/search', { query });
