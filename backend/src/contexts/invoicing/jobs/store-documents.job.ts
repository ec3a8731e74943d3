import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { InvoiceDocuments } from '../documents/invoice-documents.js';
import { INVOICE_COLUMNS, invoiceOfRow, type StoredInvoice } from '../queries/invoice-row.js';

/** A job has two minutes. */
const BATCH_SIZE = 200;

/** Stores the documents of invoices that nobody has opened yet. */
@RecurringJob('invoicing.store-documents', 15)
@Injectable()
export class StoreDocuments implements JobHandler<object> {
  constructor(
    private readonly entities: EntityManager,
    private readonly documents: InvoiceDocuments,
  ) {}

  async run(): Promise<void> {
    const { rows } = await sql<StoredInvoice>`
      select ${INVOICE_COLUMNS} from invoicing.invoice i
      where not exists (select from invoicing.stored_document d where d.invoice_id = i.id)
      order by i.issued_at, i.id limit ${BATCH_SIZE}
    `.execute(this.entities.getKysely());
    for (const invoice of rows) await this.documents.get(invoiceOfRow(invoice));
  }
}
