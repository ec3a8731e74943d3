import type { QuoteReferencesListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type ReferencesSearch = Readonly<
  Partial<Omit<NonNullable<QuoteReferencesListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const KINDS = ['vehicle', 'price-table', 'cruise-company', 'ship', 'port'] as const;

export const pageOf = ({ page }: Pick<ReferencesSearch, 'page'>): number => Number(page ?? 1);
export const kindOf = ({ kind }: Pick<ReferencesSearch, 'kind'>) => kind ?? 'vehicle';

export const referencesSearch = (search: ListSearch): ReferencesSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'kind', KINDS),
  ...readOneOf(search, 'state', ['activated', 'hidden'] as const),
  ...readOneOf(search, 'sort', ['position', '-position', 'title', '-title']),
});
