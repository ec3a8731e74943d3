import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { ChangePromoCodeRequest, CreatePromoCodeRequest, PromoCodeRow } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import { pageOf, type PromoCodesSearch } from './promo-codes-search.js';

export type {
  CreatePromoCodeRequest,
  PromoCodeRecord,
  PromoCodeRow as PromoCode,
} from '../../api/generated/types.gen.js';

export type PromoCodeState = PromoCodeRow['state'];

const LIST = '/api/admin/promo-codes';

export const promoCodesQuery = (search: PromoCodesSearch) => apiQuery(LIST, { ...search, page: pageOf(search) });

export const promoCodeQuery = (id: string) => apiQuery('/api/admin/promo-codes/{id}', { id });

export const isOfPromoCodes = (key: readonly unknown[]): boolean => String(key[0]).startsWith(LIST);

export const createPromoCode = (api: Api, body: CreatePromoCodeRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/promo-codes', { body, idempotencyKey });

export const changePromoCode = (api: Api, id: string, body: ChangePromoCodeRequest) =>
  writeApi(api, 'PUT /api/admin/promo-codes/{id}', { params: { id }, body });

export const endPromoCode = (api: Api, id: string, version: number) =>
  writeApi(api, 'POST /api/admin/promo-codes/{id}/end', { params: { id }, body: { version } });
