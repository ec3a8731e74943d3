import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type {
  ChangePartnerRequest,
  CreateApiKeyRequest,
  CreatePartnerRequest,
  PartnerRow,
} from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import { pageOf, type PartnersSearch } from './partners-search.js';

export type { CreatePartnerRequest, PartnerRecord, PartnerRow as Partner } from '../../api/generated/types.gen.js';

export type PartnerState = PartnerRow['state'];

const LIST = '/api/admin/partners';

export const partnersQuery = (search: PartnersSearch) => apiQuery(LIST, { ...search, page: pageOf(search) });

export const partnerQuery = (id: string) => apiQuery('/api/admin/partners/{id}', { id });

export const partnerCallsQuery = (id: string) => apiQuery('/api/admin/partners/{id}/calls', { id, size: 25 });

export const isOfPartners = (key: readonly unknown[]): boolean => String(key[0]).startsWith(LIST);

export const createPartner = (api: Api, body: CreatePartnerRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/partners', { body, idempotencyKey });

export const changePartner = (api: Api, id: string, body: ChangePartnerRequest) =>
  writeApi(api, 'PUT /api/admin/partners/{id}', { params: { id }, body });

export const suspendPartner = (api: Api, id: string, reason: string, version: number) =>
  writeApi(api, 'POST /api/admin/partners/{id}/suspend', { params: { id }, body: { reason, version } });

export const restorePartner = (api: Api, id: string, version: number) =>
  writeApi(api, 'POST /api/admin/partners/{id}/restore', { params: { id }, body: { version } });

export const createKey = (api: Api, id: string, body: CreateApiKeyRequest) =>
  writeApi(api, 'POST /api/admin/partners/{id}/keys', { params: { id }, body });

export const rotateKey = (api: Api, id: string, key: string, overlapHours: number) =>
  writeApi(api, 'POST /api/admin/partners/{id}/keys/{key}/rotate', { params: { id, key }, body: { overlapHours } });

export const revokeKey = (api: Api, id: string, key: string) =>
  writeApi(api, 'POST /api/admin/partners/{id}/keys/{key}/revoke', { params: { id, key } });
