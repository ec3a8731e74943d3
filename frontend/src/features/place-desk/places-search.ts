import type { AdminPlacesListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type PlacesSearch = Readonly<
  Partial<Omit<NonNullable<AdminPlacesListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const KINDS = ['city', 'country', 'continent', 'category'] as const;

export const pageOf = ({ page }: Pick<PlacesSearch, 'page'>): number => Number(page ?? 1);
export const kindOf = ({ kind }: Pick<PlacesSearch, 'kind'>) => kind ?? 'city';

export const placesSearch = (search: ListSearch): PlacesSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'kind', KINDS),
  ...readOneOf(search, 'state', ['activated', 'hidden'] as const),
  ...readOneOf(search, 'sort', ['position', '-position', 'slug', '-slug']),
});
