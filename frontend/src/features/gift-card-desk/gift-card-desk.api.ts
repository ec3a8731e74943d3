import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { GiftCardRow } from '../../api/generated/types.gen.js';
import type { GiftCardsSearch } from './gift-cards-search.js';

export type { GiftCardRecord, GiftCardRow } from '../../api/generated/types.gen.js';

export type GiftCardState = GiftCardRow['state'];

const LIST = '/api/admin/gift-cards';

export const giftCardsQuery = ({ page, ...search }: GiftCardsSearch) =>
  apiQuery(LIST, { ...search, page: Number(page ?? 1) });

export const giftCardQuery = (id: string) => apiQuery('/api/admin/gift-cards/{id}', { id });

export const isOfGiftCards = (key: readonly unknown[]): boolean =>
  String(key[0]).startsWith(LIST) || key[0] === '/api/admin/audit';

export const blockGiftCard = (api: Api, id: string, reason: string, version: number) =>
  writeApi(api, 'POST /api/admin/gift-cards/{id}/block', { params: { id }, body: { reason, version } });

/** @param expiresOn the last day: `2030-12-31` */
export const extendGiftCard = (api: Api, id: string, expiresOn: string, version: number) =>
  writeApi(api, 'POST /api/admin/gift-cards/{id}/extend', { params: { id }, body: { expiresOn, version } });

export const resendGiftCard = (api: Api, id: string, version: number) =>
  writeApi(api, 'POST /api/admin/gift-cards/{id}/resend', { params: { id }, body: { version } });
