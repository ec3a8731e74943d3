import type { AdminQuotesListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';
import { SERVICES } from './quote-values.js';

export const STATES = ['new', 'in-work', 'offered', 'accepted', 'declined', 'expired'] as const;

type Asked = NonNullable<AdminQuotesListData['query']>;
/** Of an address: what the API takes but the page, which is a text there. */
export type QuotesSearch = Readonly<Partial<Omit<Asked, 'page' | 'size' | 'format' | 'language'>>> & {
  readonly page?: string | undefined;
};

export const quotesSearch = (search: ListSearch): QuotesSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'type', SERVICES),
  ...readOneOf(search, 'sort', [
    'requestedAt',
    '-requestedAt',
    'answerBefore',
    '-answerBefore',
    'startsAt',
    '-startsAt',
  ]),
});
