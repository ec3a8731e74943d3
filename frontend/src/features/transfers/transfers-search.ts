import type { OutgoingTransfersListData, TransfersListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

type SearchOf<Query> = Readonly<Partial<Omit<NonNullable<Query>, 'page' | 'size' | 'format' | 'language'>>> & {
  readonly page?: string | undefined;
};

/** Of an address: what the API takes but the page, which is a text there. */
export type TransfersSearch = SearchOf<TransfersListData['query']>;
export type OutgoingSearch = SearchOf<OutgoingTransfersListData['query']>;

export const pageOf = ({ page }: { readonly page?: string | undefined }): number => Number(page ?? 1);

export const STATUSES = ['assigned', 'short', 'overpaid', 'unknown', 'returned'] as const;
export const OUTGOING_STATUSES = ['waiting-account', 'ready', 'sent'] as const;

export const transfersSearch = (search: ListSearch): TransfersSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'status', STATUSES),
  ...readOneOf(search, 'sort', ['recordedAt', '-recordedAt', 'amount', '-amount']),
});

export const outgoingSearch = (search: ListSearch): OutgoingSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'status', OUTGOING_STATUSES),
  ...readOneOf(search, 'sort', ['requestedAt', '-requestedAt', 'amount', '-amount']),
});
