import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readDays, readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';
import type {
  AuditListData,
  JobsListData,
  MailsListData,
  OrderAdministrationListData,
  ProfessionalsListData,
  UserAdministrationListData,
} from '../../api/generated/types.gen.js';

/** Of an address: what the API takes but the page, which is a text there. */
type SearchOf<Query> = Readonly<Partial<Omit<NonNullable<Query>, 'page' | 'size' | 'format' | 'language'>>> & {
  readonly page?: string | undefined;
};

export type MailsSearch = SearchOf<MailsListData['query']>;
export type JobsSearch = SearchOf<JobsListData['query']>;
export type ProfessionalsSearch = SearchOf<ProfessionalsListData['query']>;
export type OrdersSearch = SearchOf<OrderAdministrationListData['query']>;
export type AuditSearch = SearchOf<AuditListData['query']>;

/** An account's role is a number of the API, and a text in the address. */
export type UsersSearch = Omit<SearchOf<UserAdministrationListData['query']>, 'role'> & {
  readonly role?: '1' | '2' | '3' | '4';
};

const ROLES = { '1': 1, '2': 2, '3': 3, '4': 4 } as const;

export const roleOf = (role: NonNullable<UsersSearch['role']>): 1 | 2 | 3 | 4 => ROLES[role];

export const pageOf = ({ page }: { readonly page?: string | undefined }): number => Number(page ?? 1);

export const mailsSearch = (search: ListSearch): MailsSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query', 'recipient', 'kind'),
  ...readOneOf(search, 'state', ['waiting', 'sent', 'returned', 'failed']),
  ...readOneOf(search, 'sort', ['writtenAt', '-writtenAt']),
});

export const auditSearch = (search: ListSearch): AuditSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query', 'actor', 'command', 'subject', 'subjectType'),
  ...readOneOf(search, 'actorKind', ['person', 'visitor', 'job', 'integrator']),
  ...readOneOf(search, 'changes', ['true']),
  ...readOneOf(search, 'sort', ['at', '-at']),
  ...readDays(search, 'from', 'to'),
});

export const jobsSearch = (search: ListSearch): JobsSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'kind', ['reaction', 'scheduled-job', 'mail']),
  ...readOneOf(search, 'sort', ['failedAt', '-failedAt']),
});

export const usersSearch = (search: ListSearch): UsersSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'role', ['1', '2', '3', '4']),
  ...readOneOf(search, 'state', ['active', 'suspended', 'closed']),
  ...readOneOf(search, 'accountType', ['individual', 'business']),
  ...readOneOf(search, 'sort', ['signedUpAt', '-signedUpAt', 'lastName', '-lastName']),
});

export const ORDER_STATUSES = [
  'draft',
  'awaiting-payment',
  'paid',
  'partially-refunded',
  'refunded',
  'cancelled',
  'expired',
] as const;

export const ordersSearch = (search: ListSearch): OrdersSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'status', ORDER_STATUSES),
  ...readOneOf(search, 'sort', ['placedAt', '-placedAt']),
  ...readDays(search, 'from', 'to'),
});

export const professionalsSearch = (search: ListSearch): ProfessionalsSearch => ({
  ...readPage(search),
  ...readOneOf(search, 'state', ['pending', 'validated', 'rejected']),
  ...readOneOf(search, 'sort', ['waitingSince', '-waitingSince']),
});
