import type { WorkItemsFindData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type WorkItemsSearch = Readonly<
  Partial<Omit<NonNullable<WorkItemsFindData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const pageOf = ({ page }: Pick<WorkItemsSearch, 'page'>): number => Number(page ?? 1);

export const workItemsSearch = (search: ListSearch): WorkItemsSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query', 'kind', 'context'),
  ...readOneOf(search, 'state', ['open', 'resolved']),
  ...readOneOf(search, 'assigned', ['me', 'nobody']),
  ...readOneOf(search, 'overdue', ['true']),
  ...readOneOf(search, 'sort', ['dueAt', '-dueAt', 'raisedAt', '-raisedAt', 'resolvedAt', '-resolvedAt']),
});
