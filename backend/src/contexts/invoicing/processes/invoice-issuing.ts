import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Company } from '../domain/company.js';
import { type CreditedLine, creditNoteOf, type Invoice, invoiceOf, spreadCredit } from '../domain/invoice.js';
import { Invoices } from '../domain/invoices.js';
import { Sales } from '../domain/sales.js';
import { VAT_RATES } from '../domain/vat-rates.js';

/**
 * Issues invoices and credit notes inside the caller's transaction. Events come in any order: a refund that is told first
 * issues the invoice too. A repetition issues nothing.
 */
@Injectable()
export class InvoiceIssuing {
  constructor(
    private readonly sales: Sales,
    private readonly invoices: Invoices,
    private readonly company: Company,
    private readonly clock: Clock,
  ) {}

  /** The invoice of a charge; undefined where it sold nothing that is invoiced. */
  async issue(chargeId: string): Promise<Invoice | undefined> {
    await this.invoices.lockCharges([chargeId]);
    return this.issueOnce(chargeId);
  }

  /** One credit note for each invoice that the lines belong to. Throws CreditExceedsInvoice. */
  async credit(lines: readonly (CreditedLine & { readonly chargeId: string })[], key: string): Promise<void> {
    const chargeIds = [...new Set(lines.map(({ chargeId }) => chargeId))];
    await this.invoices.lockCharges(chargeIds);
    for (const chargeId of chargeIds) {
      const parts = lines.filter((line) => line.chargeId === chargeId);
      await this.creditBy(chargeId, `${key}:${chargeId}`, () => parts);
    }
  }

  /** Credits money that went back without naming lines. */
  async creditAmount(chargeId: string, amount: number, key: string): Promise<void> {
    await this.invoices.lockCharges([chargeId]);
    await this.creditBy(chargeId, key, (invoice, earlier) => spreadCredit(invoice, earlier, amount));
  }

  private async issueOnce(chargeId: string): Promise<Invoice | undefined> {
    const issued = await this.invoices.findOfCharge(chargeId);
    if (issued) return issued;
    const sale = await this.sales.find(chargeId);
    const draft = sale && invoiceOf(sale, { seller: this.company.get(), rates: VAT_RATES, now: this.clock.now() });
    return draft && this.invoices.add(draft);
  }

  private async creditBy(
    chargeId: string,
    key: string,
    partsOf: (invoice: Invoice, earlier: readonly Invoice[]) => readonly CreditedLine[],
  ): Promise<void> {
    const invoice = await this.issueOnce(chargeId);
    if (!invoice) return;
    const earlier = await this.invoices.creditNotesOf(invoice.id);
    if (earlier.some((note) => note.key === key)) return;
    const draft = creditNoteOf(invoice, earlier, partsOf(invoice, earlier), { key, now: this.clock.now() });
    if (draft) await this.invoices.add(draft);
  }
}
