import type { Api } from '../../api/api.js';
import { readApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { InvoicesSearch } from './invoices-search.js';

export type { InvoiceRecord, InvoiceRow as Invoice } from '../../api/generated/types.gen.js';

type Language = Pick<Site, 'locale'>;

export const invoicesQuery = ({ page, ...search }: InvoicesSearch, { locale }: Language) =>
  apiQuery('/api/admin/invoices', { ...search, page: Number(page ?? 1), language: locale });

export const invoiceQuery = (id: string, { locale }: Language) =>
  apiQuery('/api/admin/invoices/{id}', { id, language: locale });

export const readInvoiceDocument = (api: Api, id: string): Promise<Blob> =>
  readApi(api, '/api/admin/invoices/{id}/document', { id });

/** A month `2027-05` as a file for the accountant. */
export const readMonth = (api: Api, month: string): Promise<Blob> =>
  readApi(api, '/api/admin/invoices/accountant', { month });
