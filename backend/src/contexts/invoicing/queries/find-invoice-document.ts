import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { type InvoiceDocument, InvoiceDocuments } from '../documents/invoice-documents.js';
import { InvoiceUnknown } from '../domain/invoice.errors.js';
import { INVOICE_COLUMNS, invoiceOfRow, type StoredInvoice } from './invoice-row.js';

/** The PDF of any invoice or credit note, for the team. Throws InvoiceUnknown. */
export class FindInvoiceDocument extends Query<InvoiceDocument> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindInvoiceDocument)
export class FindInvoiceDocumentHandler implements IQueryHandler<FindInvoiceDocument> {
  constructor(
    private readonly db: ReadDb,
    private readonly documents: InvoiceDocuments,
  ) {}

  async execute({ id, actor }: FindInvoiceDocument): Promise<InvoiceDocument> {
    actor.mustBeAllowed('invoice.read');
    const invoice = await this.db.first(sql<StoredInvoice>`
      select ${INVOICE_COLUMNS} from invoicing.invoice i where i.id = ${id}
    `);
    if (!invoice) throw new InvoiceUnknown({ invoice: id });
    return this.documents.get(invoiceOfRow(invoice));
  }
}
