import type { Invoice, InvoiceDraft } from '../domain/invoice.js';
import { Invoices, NUMBER_PREFIX } from '../domain/invoices.js';

/** Counts as the database does. One caller at a time. */
export class InMemoryInvoices extends Invoices {
  readonly all: Invoice[] = [];

  async lockCharges(): Promise<void> {}

  async findOfCharge(chargeId: string): Promise<Invoice | undefined> {
    return this.all.find((each) => each.kind === 'invoice' && each.chargeId === chargeId);
  }

  async creditNotesOf(invoiceId: string): Promise<readonly Invoice[]> {
    return this.all.filter(({ original }) => original?.id === invoiceId);
  }

  async add(draft: InvoiceDraft): Promise<Invoice> {
    const year = draft.issuedOn.slice(0, 4);
    const series = `${NUMBER_PREFIX[draft.kind]}-${year}-`;
    const isOfSeries = ({ seller, number }: Invoice): boolean =>
      seller.code === draft.seller.code && number.startsWith(series);
    const sequence = this.all.filter(isOfSeries).length + 1;
    const invoice = { ...draft, id: crypto.randomUUID(), number: series + String(sequence).padStart(6, '0') };
    this.all.push(invoice);
    return invoice;
  }
}
