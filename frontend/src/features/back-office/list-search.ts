import type {
  AuditListData,
  JobsListData,
  MailsListData,
  UserAdministrationListData,
} from '../../api/generated/types.gen.js';

/** Of an address: what the API takes but the page, which is a text there. */
type SearchOf<Query> = Readonly<Partial<Omit<NonNullable<Query>, 'page' | 'size' | 'format' | 'language'>>> & {
  readonly page?: string | undefined;
};

export type MailsSearch = SearchOf<MailsListData['query']>;
export type JobsSearch = SearchOf<JobsListData['query']>;
export type AuditSearch = SearchOf<AuditListData['query']>;

/** An account's role is a number of the API, and a text in the address. */
export type UsersSearch = Omit<SearchOf<UserAdministrationListData['query']>, 'role'> & {
  readonly role?: '1' | '2' | '3' | '4';
};

const ROLES = { '1': 1, '2': 2, '3': 3, '4': 4 } as const;

export const roleOf = (role: NonNullable<UsersSearch['role']>): 1 | 2 | 3 | 4 => ROLES[role];

export const pageOf = ({ page }: { readonly page?: string | undefined }): number => Number(page ?? 1);
