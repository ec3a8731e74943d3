import type { ApplicationsListData } from '../../api/generated/types.gen.js';
import type { Locale } from '../../i18n/locales.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type ApplicationsSearch = Readonly<
  Partial<Pick<NonNullable<ApplicationsListData['query']>, 'state' | 'sort'>>
> & { readonly page?: string | undefined };

/** The application as it was read, on which a decision is made. */
export interface ReadVersion {
  readonly id: string;
  readonly language: Locale;
  readonly version: number;
}

export const STATES = ['pending-review', 'asked-again', 'form-in-progress', 'approved', 'rejected'] as const;

export const applicationsSearch = (search: ListSearch): ApplicationsSearch => ({
  ...readPage(search),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'sort', ['changedAt', '-changedAt', 'submittedAt', '-submittedAt']),
});
