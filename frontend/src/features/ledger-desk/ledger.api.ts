import { apiQuery } from '../../api/query.js';
import { pageOf, type PostingsSearch } from './ledger-search.js';

export type { AccountBalance, LedgerView as Ledger, PostingRow as Posting } from '../../api/generated/types.gen.js';

export const ledgerQuery = () => apiQuery('/api/admin/ledger');

export const orderBalanceQuery = (reference: string) => apiQuery('/api/admin/ledger/orders/{reference}', { reference });

export const postingsQuery = (search: PostingsSearch) =>
  apiQuery('/api/admin/ledger/postings', { ...search, page: pageOf(search) });
