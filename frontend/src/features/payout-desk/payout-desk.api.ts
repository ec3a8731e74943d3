import type { Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import type { MakeBatchRequest, ObjectionAnswerRequest } from '../../api/generated/types.gen.js';
import type { Site } from '../../i18n/site.js';
import { apiQuery } from '../../api/query.js';
import { pageOf, type PayoutsSearch } from './payouts-search.js';

export type {
  PayoutBatchView as Batch,
  PayoutPreview,
  PayoutRecord,
  PayoutRow,
  ReadyPayments,
} from '../../api/generated/types.gen.js';

export const payoutRowsQuery = (search: PayoutsSearch) =>
  apiQuery('/api/admin/payouts', { ...search, page: pageOf(search) });

export const payoutQuery = (id: string, { locale: language }: Pick<Site, 'locale'>) =>
  apiQuery('/api/admin/payouts/{id}', { id, language });

export const taxReportKey = (year: number) => apiQuery('/api/admin/tax-report', { year }).queryKey;

export const payoutPreviewQuery = () => apiQuery('/api/admin/payout-batches');

export const isOfPayouts = (key: readonly unknown[]): boolean => String(key[0]).startsWith('/api/admin/payout');

export const makeBatch = (api: Api, body: MakeBatchRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/payout-batches', { body, idempotencyKey });

export const markBatchPaid = (api: Api, id: string, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/payout-batches/{id}/paid', { params: { id }, idempotencyKey });

export const readBatchFile = (api: Api, id: string): Promise<Blob> =>
  readApi(api, '/api/admin/payout-batches/{id}/file', { id });

export const answerObjection = (api: Api, id: string, body: ObjectionAnswerRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/payout-objections/{id}/answer', { params: { id }, body, idempotencyKey });

export const readBill = (api: Api, id: string): Promise<Blob> => readApi(api, '/api/me/payouts/{id}/bill', { id });
