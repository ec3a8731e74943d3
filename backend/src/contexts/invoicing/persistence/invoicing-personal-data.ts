import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type DataSubject,
  KeepsPersonalData,
  type PersonalDocument,
  type Retention,
} from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';
import { InvoiceDocuments } from '../documents/invoice-documents.js';
import { INVOICE_COLUMNS, invoiceOfRow, type StoredInvoice } from '../queries/invoice-row.js';

/** Of the latest invoices: a job has two minutes. */
const MOST_DOCUMENTS = 100;

/** The law wants invoices unchanged for ten years: they outlive the account. */
@KeepsPersonalData()
@Injectable()
export class InvoicingPersonalData extends TableData {
  readonly context = 'invoicing';
  readonly columns = { 'invoicing.invoice': ['customer'] };
  readonly retention: readonly Retention[] = [{ table: 'invoicing.invoice', keptFor: 'law' }];

  constructor(
    private readonly manager: EntityManager,
    private readonly invoiceDocuments: InvoiceDocuments,
  ) {
    super(manager);
  }

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      invoices: await this.rows(sql`
        select number, kind, issued_on::text as issued_on, order_reference, currency, total, customer
        from invoicing.invoice where user_id = ${userId} order by issued_at, id
      `),
    };
  }

  async erase(): Promise<void> {}

  override async documents({ userId }: DataSubject): Promise<readonly PersonalDocument[]> {
    const { rows } = await sql<StoredInvoice>`
      select ${INVOICE_COLUMNS} from invoicing.invoice i where i.user_id = ${userId}
      order by i.issued_at desc, i.id desc limit ${MOST_DOCUMENTS}
    `.execute(this.manager.getKysely());
    const documents: PersonalDocument[] = [];
    for (const invoice of rows) {
      const { name, bytes } = await this.invoiceDocuments.get(invoiceOfRow(invoice));
      documents.push({ name: `invoices/${name}`, bytes });
    }
    return documents;
  }
}
