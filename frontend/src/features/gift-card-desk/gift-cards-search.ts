import type { AdminGiftCardsListData } from '../../api/generated/types.gen.js';
import type { ListSearch } from '../../shared/admin-list/list-address.js';
import { readOneOf, readPage, readTexts } from '../../shared/admin-list/read-search.js';

/** Of an address: what the API takes but the page, which is a text there. */
export type GiftCardsSearch = Readonly<
  Partial<Omit<NonNullable<AdminGiftCardsListData['query']>, 'page' | 'size' | 'format' | 'language'>>
> & { readonly page?: string | undefined };

export const STATES = ['active', 'used-up', 'expired', 'blocked', 'returned'] as const;
export const ORIGINS = ['bought', 'compensation'] as const;

export const giftCardsSearch = (search: ListSearch): GiftCardsSearch => ({
  ...readPage(search),
  ...readTexts(search, 'query'),
  ...readOneOf(search, 'state', STATES),
  ...readOneOf(search, 'origin', ORIGINS),
  ...readOneOf(search, 'sort', ['issuedAt', '-issuedAt', 'expiresAt', '-expiresAt', 'balance', '-balance']),
});
