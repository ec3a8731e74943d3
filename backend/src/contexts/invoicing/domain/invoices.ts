import type { Invoice, InvoiceDraft } from './invoice.js';

/** Invoices and credit notes. They are added, never changed. */
export abstract class Invoices {
  /**
   * Waits until no other transaction invoices or credits one of the charges. Held until the transaction ends; all charges
   * of a transaction are locked before it takes a number.
   */
  abstract lockCharges(chargeIds: readonly string[]): Promise<void>;
  abstract findOfCharge(chargeId: string): Promise<Invoice | undefined>;
  abstract creditNotesOf(invoiceId: string): Promise<readonly Invoice[]>;
  /**
   * Keeps it under the next number of its company, kind and year. The counter is locked until the transaction ends, so
   * that a number is taken if and only if its invoice is kept.
   */
  abstract add(draft: InvoiceDraft): Promise<Invoice>;
}

/** The beginning of a number. */
export const NUMBER_PREFIX = { invoice: 'INV', 'credit-note': 'CN' } as const;
