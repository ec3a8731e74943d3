import type { ReviewModerationListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

export const STATES = ['pending', 'published', 'rejected', 'hidden'] as const;
export const STARS = ['5', '4', '3', '2', '1'] as const;

type Filters = Readonly<
  Partial<Omit<NonNullable<ReviewModerationListData['query']>, 'page' | 'size' | 'format' | 'language' | 'stars'>>
>;

/** Of an address: what the API takes, numbers as texts. */
export type ReviewsSearch = Filters & { readonly page?: string | undefined; readonly stars?: string | undefined };

export const reviewsSearch = (search: ListSearch): ReviewsSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'stars', STARS),
  ...readOneOf(search, 'sort', ['writtenAt', '-writtenAt']),
});
