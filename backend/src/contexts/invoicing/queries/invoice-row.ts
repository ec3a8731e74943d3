import { type RawBuilder, sql } from 'kysely';
import type { Invoice } from '../domain/invoice.js';

/** A row of {@link INVOICE_COLUMNS}. Connections differ in what they make of an instant. */
export type StoredInvoice = Omit<Invoice, 'issuedAt'> & { readonly issuedAt: Date | string };

export const invoiceOfRow = <Row extends StoredInvoice>(row: Row): Row & Invoice => ({
  ...row,
  issuedAt: new Date(row.issuedAt),
});

/** An invoice as its rows keep it. `content` holds what is never searched for. */
export const INVOICE_COLUMNS: RawBuilder<StoredInvoice> = sql<StoredInvoice>`
  i.id, i.kind, i.number, i.issued_at as "issuedAt", i.issued_on::text as "issuedOn", i.charge_id as "chargeId",
  jsonb_build_object('id', i.order_id, 'reference', i.order_reference) as "order",
  (select jsonb_build_object('id', o.id, 'number', o.number) from invoicing.invoice o where o.id = i.original_id) as original,
  i.key, i.language, i.currency, i.user_id as "userId", i.seller, i.customer, i.total,
  i.content -> 'lines' as lines, i.content -> 'vouchers' as vouchers, i.content -> 'giftCards' as "giftCards",
  i.content -> 'vat' as vat
`;
