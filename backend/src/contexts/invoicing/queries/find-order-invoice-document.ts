import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type InvoiceDocument, InvoiceDocuments } from '../documents/invoice-documents.js';
import { InvoiceNotIssued, InvoiceUnknown } from '../domain/invoice.errors.js';
import { INVOICE_COLUMNS, invoiceOfRow, type StoredInvoice } from './invoice-row.js';

/**
 * The PDF of an order's invoice or credit note; without a number that of its first invoice. The caller may see the order.
 * Throws InvoiceNotIssued, or InvoiceUnknown where the order has others.
 */
export class FindOrderInvoiceDocument extends Query<InvoiceDocument> {
  constructor(
    readonly orderId: string,
    readonly number: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(FindOrderInvoiceDocument)
export class FindOrderInvoiceDocumentHandler implements IQueryHandler<FindOrderInvoiceDocument> {
  constructor(
    private readonly db: ReadDb,
    private readonly documents: InvoiceDocuments,
  ) {}

  async execute({ orderId, number }: FindOrderInvoiceDocument): Promise<InvoiceDocument> {
    const all = await this.db.rows(sql<StoredInvoice>`
      select ${INVOICE_COLUMNS} from invoicing.invoice i where i.order_id = ${orderId} order by i.issued_at, i.id
    `);
    if (all.length === 0) throw new InvoiceNotIssued();
    const found = number === undefined ? all[0] : all.find((each) => each.number === number.trim().toUpperCase());
    if (!found) throw new InvoiceUnknown({ number: number ?? '' });
    return this.documents.get(invoiceOfRow(found));
  }
}
