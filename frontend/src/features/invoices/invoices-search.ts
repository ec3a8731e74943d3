import type { InvoicesListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readDays, readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type InvoicesSearch = Readonly<
  Partial<Omit<NonNullable<InvoicesListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const KINDS = ['invoice', 'credit-note'] as const;

export const invoicesSearch = (search: ListSearch): InvoicesSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'kind', KINDS),
  ...readDays(search, 'from', 'to'),
  ...readOneOf(search, 'sort', ['issuedOn', '-issuedOn', 'number', '-number']),
});
