import type { AdminEntriesListData } from '../../api/generated/types.gen.js';
import { LOCALES } from '../../i18n/locales.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type ContentSearch = Readonly<
  Partial<Omit<NonNullable<AdminEntriesListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const KINDS = [
  'page',
  'faq',
  'blog',
  'legal',
  'city',
  'country',
  'continent',
  'category',
  'figures',
  'gift-cards',
  'recruitment-questions',
] as const;
export const STATES = ['draft', 'changed', 'scheduled', 'published'] as const;
export const TOPICS = [
  'booking',
  'prices',
  'changes',
  'on-the-day',
  'guides',
  'transfers',
  'gift-cards',
  'agencies',
] as const;

export const pageOf = ({ page }: Pick<ContentSearch, 'page'>): number => Number(page ?? 1);

export const contentSearch = (search: ListSearch): ContentSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'kind', KINDS),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'missingIn', LOCALES),
  ...readOneOf(search, 'outdatedIn', LOCALES),
  ...readOneOf(search, 'sort', ['changedAt', '-changedAt', 'position', '-position', 'slug', '-slug']),
});
