import type { PartnersListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type PartnersSearch = Readonly<
  Partial<Omit<NonNullable<PartnersListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const pageOf = ({ page }: Pick<PartnersSearch, 'page'>): number => Number(page ?? 1);

export const STATES = ['active', 'suspended'] as const;

export const partnersSearch = (search: ListSearch): PartnersSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'sort', ['createdAt', '-createdAt', 'name', '-name']),
});
