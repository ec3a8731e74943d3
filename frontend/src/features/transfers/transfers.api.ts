import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type {
  AssignTransferRequest,
  IncomingTransferRow,
  OutgoingTransferRow,
  RecordTransferRequest,
  VersionedAccountRequest,
} from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import { pageOf, type OutgoingSearch, type TransfersSearch } from './transfers-search.js';

export type {
  IncomingTransferRecord as TransferRecord,
  IncomingTransferRow as Transfer,
  OutgoingTransferRecord as OutgoingRecord,
  OutgoingTransferRow as Outgoing,
  RecordTransferRequest,
  StatementOutcome,
} from '../../api/generated/types.gen.js';

export type TransferStatus = IncomingTransferRow['status'];
export type OutgoingStatus = OutgoingTransferRow['status'];

const INCOMING = '/api/admin/transfers';
const OUTGOING = '/api/admin/outgoing-transfers';

export const transfersQuery = (search: TransfersSearch) => apiQuery(INCOMING, { ...search, page: pageOf(search) });

export const transferQuery = (id: string) => apiQuery('/api/admin/transfers/{id}', { id });

export const outgoingTransfersQuery = (search: OutgoingSearch) =>
  apiQuery(OUTGOING, { ...search, page: pageOf(search) });

export const outgoingTransferQuery = (id: string) => apiQuery('/api/admin/outgoing-transfers/{id}', { id });

export const isOfTransfers = (key: readonly unknown[]): boolean =>
  [INCOMING, OUTGOING, '/api/admin/audit'].some((path) => String(key[0]).startsWith(path));

export const recordTransfer = (api: Api, body: RecordTransferRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/transfers', { body, idempotencyKey });

/** A form with a file is sent where `onProgress` follows it. */
export const importStatement = (api: Api, file: File) =>
  writeApi(api, 'POST /api/admin/transfers/statements', { body: { file }, onProgress: () => undefined });

export const assignTransfer = (api: Api, id: string, body: AssignTransferRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/transfers/{id}/assign', { params: { id }, body, idempotencyKey });

export const returnTransfer = (api: Api, id: string, body: VersionedAccountRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/transfers/{id}/return', { params: { id }, body, idempotencyKey });

export const setAccount = (api: Api, id: string, body: VersionedAccountRequest) =>
  writeApi(api, 'PUT /api/admin/outgoing-transfers/{id}/account', { params: { id }, body });

export const sendTransfer = (api: Api, id: string, version: number, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/outgoing-transfers/{id}/send', { params: { id }, body: { version }, idempotencyKey });
