import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { AddressRequest, NewAddressRequest } from '../../api/generated/types.gen.js';

export type { AddressView as Address } from '../../api/generated/types.gen.js';

export const addressesQuery = (userId: string) => apiQuery('/api/user/{id}/addresses', { id: userId });

export const addAddress = (api: Api, body: NewAddressRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/addresses', { body, idempotencyKey });

export const editAddress = (api: Api, id: string, body: AddressRequest) =>
  writeApi(api, 'PUT /api/addresses/{id}/edit-address', { params: { id }, body });

export const removeAddress = (api: Api, id: string) =>
  writeApi(api, 'DELETE /api/addresses/{id}/remove-address', { params: { id } });

export const setPrimaryAddress = (api: Api, id: string) =>
  writeApi(api, 'PUT /api/addresses/{id}/set-primary', { params: { id } });
