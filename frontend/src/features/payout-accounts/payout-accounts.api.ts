import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { BankAccountRequest } from '../../api/generated/types.gen.js';

export type { BankAccountRequest, BankAccountView as PayoutAccount } from '../../api/generated/types.gen.js';

export const payoutAccountsQuery = () => apiQuery('/api/me/bank-account');

export const addAccount = (api: Api, body: BankAccountRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/user/bank-account', { body, idempotencyKey });

export const editAccount = (api: Api, id: string, body: BankAccountRequest) =>
  writeApi(api, 'PUT /api/me/bank-account/{id}', { params: { id }, body });

export const setPrimaryAccount = (api: Api, id: string) =>
  writeApi(api, 'PUT /api/me/bank-account/{id}', { params: { id }, body: { isPrimary: true } });

export const deactivateAccount = (api: Api, id: string) =>
  writeApi(api, 'PUT /api/me/bank-account/{id}/deactivate', { params: { id } });
