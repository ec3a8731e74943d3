import type { PromoCodesListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type PromoCodesSearch = Readonly<
  Partial<Omit<NonNullable<PromoCodesListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const pageOf = ({ page }: Pick<PromoCodesSearch, 'page'>): number => Number(page ?? 1);

export const KINDS = ['personal', 'campaign'] as const;
export const STATES = ['running', 'planned', 'used-up', 'ended'] as const;

export const promoCodesSearch = (search: ListSearch): PromoCodesSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'kind', KINDS),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'sort', ['createdAt', '-createdAt', 'code', '-code', 'usesTaken', '-usesTaken']),
});
