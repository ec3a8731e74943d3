import type { PayoutsAdministrationListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type PayoutsSearch = Readonly<
  Partial<Omit<NonNullable<PayoutsAdministrationListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const pageOf = ({ page }: Pick<PayoutsSearch, 'page'>): number => Number(page ?? 1);

export const STATES = ['closed', 'billed', 'sending', 'paid'] as const;

export const payoutsSearch = (search: ListSearch): PayoutsSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query', 'month', 'guide'),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'sort', ['month', '-month', 'amount', '-amount']),
});
