import type { LedgerListPostingsData } from '../../api/generated/types.gen.js';
import { CURRENCIES } from '../../i18n/locales.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type PostingsSearch = Readonly<
  Partial<Omit<NonNullable<LedgerListPostingsData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const pageOf = ({ page }: { readonly page?: string | undefined }): number => Number(page ?? 1);

export const ACCOUNTS = [
  'cash-bank',
  'cash-card',
  'cash-paypal',
  'customer-receivable',
  'revenue',
  'refunds',
  'fees',
  'gift-card-liability',
  'guide-payable',
  'guide-cost',
  'exchange',
  'suspense',
] as const;

export const postingsSearch = (search: ListSearch): PostingsSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'account', ACCOUNTS),
  ...readOneOf(search, 'currency', CURRENCIES),
  ...readOneOf(search, 'sort', ['postedAt', '-postedAt', 'amount', '-amount']),
});
