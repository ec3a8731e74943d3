import type { ConversationAdministrationListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

export const STATES = ['waiting', 'answered'] as const;
export const KINDS = ['booking', 'chat', 'letter'] as const;
export const ASSIGNED = ['me', 'nobody'] as const;

type Asked = NonNullable<ConversationAdministrationListData['query']>;
/** Of an address: what the API takes but the page, which is a text there. */
export type ConversationsSearch = Readonly<Partial<Omit<Asked, 'page' | 'size' | 'format' | 'language'>>> & {
  readonly page?: string | undefined;
};

export const conversationsSearch = (search: ListSearch): ConversationsSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'assigned', ASSIGNED),
  ...readOneOf(search, 'kind', KINDS),
  ...readOneOf(search, 'sort', ['lastAt', '-lastAt', 'waitingSince', '-waitingSince']),
});
