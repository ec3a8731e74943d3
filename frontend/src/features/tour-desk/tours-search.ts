import type { AdminToursListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type ToursSearch = Readonly<
  Partial<Omit<NonNullable<AdminToursListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const pageOf = ({ page }: Pick<ToursSearch, 'page'>): number => Number(page ?? 1);

export const STATUSES = ['draft', 'published', 'withdrawn'] as const;
export const KINDS = ['private', 'group'] as const;

export const toursSearch = (search: ListSearch): ToursSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query', 'city', 'category'),
  ...readOneOf(search, 'status', STATUSES),
  ...readOneOf(search, 'kind', KINDS),
  ...readOneOf(search, 'sort', ['changedAt', '-changedAt', 'slug', '-slug', 'publishedAt', '-publishedAt']),
});
