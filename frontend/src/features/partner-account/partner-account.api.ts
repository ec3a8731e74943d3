import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { CreateApiKeyRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';

export type { OwnPartner } from '../../api/generated/types.gen.js';

const OWN = '/api/me/partner';

export const ownPartnerQuery = () => apiQuery(OWN, {});

export const ownCallsQuery = () => apiQuery('/api/me/partner/calls', { size: 25 });

export const isOfOwnPartner = (key: readonly unknown[]): boolean => String(key[0]).startsWith(OWN);

export const createOwnKey = (api: Api, body: CreateApiKeyRequest) =>
  writeApi(api, 'POST /api/me/partner/keys', { body });

export const rotateOwnKey = (api: Api, key: string, overlapHours: number) =>
  writeApi(api, 'POST /api/me/partner/keys/{key}/rotate', { params: { key }, body: { overlapHours } });

export const revokeOwnKey = (api: Api, key: string) =>
  writeApi(api, 'POST /api/me/partner/keys/{key}/revoke', { params: { key } });
